/** The class of a backdrop, which is a colour of the shop's theme. */
export function backdropClass(backdrop: string | undefined): string {
  return backdrop === undefined ? '' : `bg-${backdrop}`;
}
