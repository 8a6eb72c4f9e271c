import { orderMessage, withLink, type OrderMessage, type OrderWords } from '@/lib/domain/order-message';
import type { OrderRequest } from '@/lib/domain/order-request';
import { graphemesOf, largestPassing } from '@/lib/domain/truncate';

/** Lists fewer products, then truncates the text, until `fits`. The link always stays. */
export function fitMessage(
  request: OrderRequest,
  link: string,
  words: OrderWords,
  fits: (message: OrderMessage) => boolean,
): { readonly message: OrderMessage; readonly isTruncated: boolean } {
  const whole = orderMessage(request, link, words);
  if (fits(whole)) return { message: whole, isTruncated: false };

  const listing = (count: number) => orderMessage(request, link, words, count);
  const fewer = listing(largestPassing(request.lines.length - 1, (count) => fits(listing(count))));
  if (fits(fewer)) return { message: fewer, isTruncated: true };

  const characters = graphemesOf(fewer.text);
  const ending = (count: number) =>
    withLink(fewer.subject, `${characters.slice(0, count).join('')}… ${words.cut}`, link, words);
  const count = largestPassing(characters.length, (most) => fits(ending(most)));
  return { message: ending(count), isTruncated: true };
}
