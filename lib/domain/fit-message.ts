import {
  orderMessage,
  withCode,
  withLink,
  withoutCode,
  type OrderMessage,
  type OrderWords,
} from '@/lib/domain/order-message';
import type { OrderRequest } from '@/lib/domain/order-request';
import { truncate } from '@/lib/domain/truncate';
import { hasOrderDesk } from '@/shop/extras';

/** Lists fewer products, then truncates the text, until `fits`. The link, and the code for a desk, always stay. */
export function fitMessage(
  request: OrderRequest,
  link: string,
  words: OrderWords,
  fits: (message: OrderMessage) => boolean,
): { readonly message: OrderMessage; readonly isTruncated: boolean } {
  const full = orderMessage(request, link, words);
  if (fits(full)) return { message: full, isTruncated: false };

  const listing = (lineCount: number) => orderMessage(request, link, words, lineCount);
  const shorter = listing(largestPassing(request.lines.length - 1, (count) => fits(listing(count))));
  if (fits(shorter)) return { message: shorter, isTruncated: true };

  const cutAboveCode = (length: number) =>
    withCode(`${truncate(withoutCode(shorter.text), length)} ${words.cut}`, request, link, words);
  const cutAfter = (length: number) =>
    withLink(
      shorter.subject,
      hasOrderDesk ? cutAboveCode(length) : `${truncate(shorter.text, length)} ${words.cut}`,
      link,
      words,
    );
  return {
    message: cutAfter(largestPassing(shorter.text.length, (length) => fits(cutAfter(length)))),
    isTruncated: true,
  };
}

/** A binary search up to `max`: `passes` must stay false above the first number that fails. 0 if none passes. */
function largestPassing(max: number, passes: (count: number) => boolean): number {
  let passing = 0;
  let failing = max + 1;
  while (failing - passing > 1) {
    const middle = Math.floor((passing + failing) / 2);
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return passing;
}
