export function neighbourOf(item: Element): Element | null {
  return item.nextElementSibling ?? item.previousElementSibling;
}
