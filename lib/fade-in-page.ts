/**
 * Hides that the content of the page jumps, also from people who prefer reduced motion: only the opacity changes. Does
 * nothing while the head is parsed.
 */
export function fadeInPage(): void {
  document.querySelector('body')?.animate({ opacity: [0, 1] }, 200);
}
