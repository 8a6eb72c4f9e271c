import { readCategory } from '@/lib/catalogue-url';
import { allCategories, defaultQuery } from '@/lib/domain/catalogue';
import { categorySlug } from '@/lib/routes';
import { controlNotReady } from '@/scripts/export/browser/early-controls';

// This runs before the first script of the catalogue, whose listeners would keep the events of its controls.
markUnfiltered();
addEventListener('click', onChoice, true);
addEventListener('change', onChoice, true);

/** Has styles hide the list of a url with a query until React has read it, and keep room for the heading of a category. */
function markUnfiltered(): void {
  const { search } = location;
  const { dataset } = document.documentElement;
  if (search === '' && !('priceHeld' in dataset)) delete dataset.unfiltered;
  else dataset.unfiltered = readCategory(new URLSearchParams(search)) === allCategories ? '' : 'category';
}

/**
 * Writes what is chosen before hydration to the url, as the catalogue does, so that nothing moves when it hydrates. A
 * price is not chosen before its component has read what was typed; until then the list stays hidden.
 */
function onChoice({ type, target }: Event): void {
  const control = target instanceof Element && target.closest(type === 'click' ? 'button' : 'select');
  if (!control || !control.matches(`main ${controlNotReady}`)) return;
  if (control.type === 'submit') document.documentElement.dataset.priceHeld = '';
  else if (control.name !== '') writeChoice(control);
  else return;
  markUnfiltered();
}

function writeChoice({ name, value }: HTMLButtonElement | HTMLSelectElement): void {
  for (const other of document.querySelectorAll(`[name=${name}]`)) other.removeAttribute('aria-busy');
  const url = new URL(location.href);
  if (value === Reflect.get(defaultQuery, name)) url.searchParams.delete(name);
  else url.searchParams.set(name, name === 'category' ? categorySlug(value) : value);
  history.replaceState(null, '', url);
}
