/** The product whose page the shopper left for the catalogue. It need not be stored: a reload restores the scroll. */
let openedId: number | undefined;

export function rememberOpenedId(id: number | undefined): void {
  openedId = id;
}

export function lastOpenedId(): number | undefined {
  return openedId;
}
