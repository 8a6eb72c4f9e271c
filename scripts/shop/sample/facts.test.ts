import { repositoryFiles } from '@/scripts/house-rules/repository';
import { company } from '@/shop/company';
import { banners, hero, newsletter, promos, testimonials } from '@/shop/home';
import { products } from '@/shop/products';
import { categories, shopName } from '@/shop/settings';
import * as texts from '@/shop/texts';

/** What a second shop does not share with the sample. */
const facts = [
  shopName,
  company.blurb,
  company.email,
  ...company.offices.flatMap(({ name, address, email }) => [name, email, ...address]),
  ...Object.values(texts),
  ...categories,
  ...products.flatMap(({ name, brand, description }) => [name, brand, description]),
  ...[...banners, ...promos, ...testimonials].map(({ name }) => name),
  hero?.title,
  hero?.text,
  newsletter?.title,
  newsletter?.text,
  company.seal.src,
].filter((fact) => fact !== undefined);

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
const anyFact = new RegExp(`(?<!\\w)(?:${[...new Set(facts)].map(escaped).join('|')})(?!\\w)`, 'gi');

/** Tests know the sample, and so do those that run on its export. */
const isAboutSample =
  /\.test\.tsx?$|fixtures?\.ts$|^scripts\/(?:bench|engines|hosts|mutation|testing|shop\/sample)\//;
const code = /^(?:app|components|deploy|lib|scripts|[^/]+$)/;

test('no code outside data/ knows a fact of the sample', () => {
  const files = repositoryFiles().filter(({ path }) => code.test(path) && !isAboutSample.test(path));
  expect(files.length).toBeGreaterThan(300);
  expect(facts.length).toBeGreaterThan(100);
  expect(
    files.flatMap(({ path, text }) => (text.match(anyFact) ?? []).map((fact) => `${path}: ${fact}`)),
  ).toEqual([]);
});
