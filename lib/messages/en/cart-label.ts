/** In a module of its own, because the inline script of every page contains it. */
export function cartLabel(lines: number): string {
  return lines === 1 ? 'Cart, 1 item' : `Cart, ${lines} items`;
}
