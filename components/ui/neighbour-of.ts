/** The next element of a list, or the one before where it is the last. */
export function neighbourOf(item: Element): Element | null {
  return item.nextElementSibling ?? item.previousElementSibling;
}
