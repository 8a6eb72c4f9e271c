/** Hides that the content of the page jumps, also from people who prefer reduced motion: only the opacity changes. */
export function fadeInPage(): void {
  document.body.animate({ opacity: [0, 1] }, 200);
}
