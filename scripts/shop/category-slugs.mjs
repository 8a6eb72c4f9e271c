import { comparable, slugOf, underscored } from '../../lib/slug.mjs';
import { settingsFault } from './faults.mjs';
import { isTooLong } from './product-cells.mjs';

/**
 * The faults of the categories' names and urls: each needs a name and a url of its own.
 * @param {readonly { name: string, slug?: string }[]} categories
 * @returns {import('./faults.mjs').SettingsFault[]}
 */
export function categoryFaults(categories) {
  return categories.flatMap((category, index) => {
    const { name, slug } = category;
    if (name === undefined) return [];
    const setting = `categories[${index}]${slug === undefined ? '.name' : '.slug'}`;
    const problem = problemOf(category, categories.slice(0, index));
    return problem === undefined ? [] : [settingsFault(setting, slug ?? name, problem)];
  });
}

function problemOf(category, earlierCategories) {
  const url = urlPartOf(category);
  const others = earlierCategories.filter((other) => other.name !== undefined);
  if (others.some((other) => comparable(other.name) === comparable(category.name)))
    return 'another category has this name';
  if (url === '') return 'no url can be made of this name; write one in slug';
  if (isTooLong(url)) return 'this is too long for a url; write a shorter one in slug';
  if (slugOf(url) !== url) return `a url cannot hold this; write ${JSON.stringify(slugOf(url))}`;
  if (others.some((other) => comparable(urlPartOf(other)) === comparable(url)))
    return 'another category has this url, or one that is taken for it; write another in slug';
  return undefined;
}

/** The slugs by category, of those whose slug is not just the name with underscores. */
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
