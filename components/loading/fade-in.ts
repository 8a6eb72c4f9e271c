const fadeMs = 200;

/** Fades in parts of the page whose content would jump in view. */
export function fadeIn(selector: string): void {
  for (const part of document.querySelectorAll(selector)) part.animate({ opacity: [0, 1] }, fadeMs);
}
