/**
 * The product that one came to the catalogue from, by Back or by a link. In memory alone, so for this tab, and until it
 * is loaded anew: then the browser itself returns to where one was.
 */
let opened: number | undefined;

export function rememberOpened(id: number | undefined): void {
  opened = id;
}

export function lastOpened(): number | undefined {
  return opened;
}
