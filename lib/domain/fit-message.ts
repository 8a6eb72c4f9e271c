import { orderMessage, withLink, type OrderMessage, type OrderWords } from '@/lib/domain/order-message';
import type { OrderRequest } from '@/lib/domain/order-request';
import { truncate } from '@/lib/domain/truncate';

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

  const ending = (count: number) =>
    withLink(fewer.subject, `${truncate(fewer.text, count)} ${words.cut}`, link, words);
  return {
    message: ending(largestPassing(fewer.text.length, (count) => fits(ending(count)))),
    isTruncated: true,
  };
}

/** Binary search; `holds` must be monotonic. 0 if it never holds. */
function largestPassing(max: number, holds: (count: number) => boolean): number {
  let held = 0;
  let failed = max + 1;
  while (failed - held > 1) {
    const middle = Math.floor((held + failed) / 2);
    if (holds(middle)) held = middle;
    else failed = middle;
  }
  return held;
}
