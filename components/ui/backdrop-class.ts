/** The class of a backdrop, a colour of the shop. Tailwind finds these classes in `.shop/backdrop-classes.txt`. */
export function backdropClass(backdrop: string | undefined): string {
  return backdrop === undefined ? '' : `bg-${backdrop}`;
}
