/** The product the shopper returns from. In memory only: on reload, the browser restores the scroll. */
let opened: number | undefined;

export function rememberOpened(id: number | undefined): void {
  opened = id;
}

export function lastOpened(): number | undefined {
  return opened;
}
