import { comparable, slugOf, underscored } from '../../lib/slug.mjs';
import { isTooLong } from './product-cells.mjs';

/**
 * The faults of the categories' names and urls: each needs a name and a url of its own.
 * @param {readonly { name: string, slug?: string }[]} categories
 * @returns {import('./faults.mjs').SettingsFault[]}
 */
export function categoryFaults(categories) {
  return categories.flatMap(({ name, slug }, index) => {
    if (name === undefined) return [];
    const before = categories.slice(0, index).filter((other) => other.name !== undefined);
    const setting = `categories[${index}]${slug === undefined ? '.name' : '.slug'}`;
    const value = JSON.stringify(slug ?? name);
    const url = slug ?? slugOf(name);
    const problem =
      (before.some((other) => comparable(other.name) === comparable(name)) &&
        'another category has this name') ||
      (url === '' && 'no url can be made of this name; write one in slug') ||
      (isTooLong(url) && 'this is too long for a url; write a shorter one in slug') ||
      (slugOf(url) !== url && `a url cannot hold this; write ${JSON.stringify(slugOf(url))}`) ||
      (before.some((other) => comparable(urlPartOf(other)) === comparable(url)) &&
        'another category has this url, or one that is taken for it; write another in slug');
    return problem ? [{ setting, value, problem }] : [];
  });
}

/** The slugs of the categories that pages cannot make of the name alone. */
export function categorySlugs(categories) {
  return Object.fromEntries(
    categories
      .map((category) => [category.name, urlPartOf(category)])
      .filter(([name, slug]) => slug !== underscored(name)),
  );
}

function urlPartOf({ name, slug = slugOf(name) }) {
  return slug;
}
