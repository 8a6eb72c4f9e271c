/**
 * Keeps pictures below the first view from the line until the page is loaded or scrolled, also while the scripts load
 * that answer a press; see components/home/later-pictures.css.
 */
export function delayLaterPictures(): void {
  const { documentElement } = document;
  documentElement.setAttribute('data-loading', '');
  const load = () => documentElement.removeAttribute('data-loading');
  for (const type of ['load', 'scroll']) addEventListener(type, load, { once: true });
}
