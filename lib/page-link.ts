/** The link to a page of the shop that the event concerns, if it does; see components/ui/app-link.tsx. */
export function pageLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page-link]') : null;
}

/** The link to a page that a click opens in this tab; with a modifier, the browser opens or downloads it elsewhere. */
export function openedLinkOf(click: MouseEvent): HTMLAnchorElement | null {
  const { altKey, ctrlKey, metaKey, shiftKey } = click;
  return altKey || ctrlKey || metaKey || shiftKey ? null : pageLinkOf(click);
}

/** The links to pages that the mouse is over, or that have the focus. */
export function usedPageLinks(): NodeListOf<HTMLAnchorElement> {
  return document.querySelectorAll('a[data-page-link]:is(:hover, :focus)');
}
