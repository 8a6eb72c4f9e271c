/**
 * Keeps pictures below the first view from the line until the page is loaded, or until the returned function is called;
 * see components/home/later-pictures.css.
 */
export function delayLaterPictures(): () => void {
  const { documentElement } = document;
  documentElement.setAttribute('data-loading', '');
  const load = () => documentElement.removeAttribute('data-loading');
  addEventListener('load', load);
  return load;
}
