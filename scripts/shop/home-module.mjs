import { moduleText } from './module-text.mjs';

const sections = [
  'bestSellers',
  'categories',
  'newArrivals',
  'highlights',
  'brands',
  'testimonials',
  'newsletter',
];
const wordsType = `Readonly<Partial<Record<${sections.map((name) => `'${name}'`).join(' | ')}, Word>>>`;

/**
 * The module of what the home page shows. A banner stands on the colour of its category, a promo on that of its
 * product's category.
 * @param {{ settings: any, home: any, products: readonly any[] }} shop
 * @param {{
 *   pictureOf: (named: { file: string, alt?: string, colour?: string }, backdrop?: string) => object,
 *   wordOf: (named: { file: string, text: string, language: string }) => object,
 * }} make
 */
export function homeModule({ settings, home, products }, { pictureOf, wordOf }) {
  const { hero, newsletter, words } = home;
  const categoryByName = new Map(settings.categories.map((category) => [category.name, category]));
  const productById = new Map(products.map((product) => [product.id, product]));
  const brands = home.brands.map(({ name, logo }) => ({ name, logo: pictureOf({ file: logo, alt: name }) }));
  const withWord = (named) => ({ ...pictureOf(named), ...(named.word && { word: wordOf(named.word) }) });
  return moduleText(
    "import type { Banner, Brand, EmptyPicture, Hero, Newsletter, PagePictures, Promo, Testimonial, Word } from '@/lib/domain/content';",
    {
      hero: [
        'Hero | undefined',
        hero && {
          ...hero,
          picture: pictureOf(hero.picture),
          ...(hero.phonePicture && { phonePicture: pictureOf(hero.phonePicture, hero.picture.colour) }),
          ...(hero.word && { word: wordOf(hero.word) }),
        },
      ],
      banners: [
        'readonly Banner[]',
        home.banners.map(({ name, brands: names, picture, category }) => ({
          name,
          brands: names,
          img: pictureOf(picture, categoryByName.get(category)?.colour),
          category,
          ...(categoryByName.get(category)?.word && { word: wordOf(categoryByName.get(category).word) }),
        })),
      ],
      promos: [
        'readonly Promo[]',
        home.promos
          .filter(({ product }) => productById.has(product))
          .map(({ product: productId, name, flavour, picture }) => {
            const product = productById.get(productId);
            return {
              logo: brands.find((brand) => brand.name === product?.brand)?.logo,
              name,
              flavour,
              img: pictureOf(picture, categoryByName.get(product?.category)?.colour),
              productId,
            };
          }),
      ],
      brands: ['readonly Brand[]', brands],
      testimonials: [
        'readonly Testimonial[]',
        home.testimonials.map(({ name, verified, text, picture }) => ({
          ...(picture && { img: pictureOf({ file: picture }) }),
          des: text,
          name,
          type: verified ? 'Verified Customer' : 'Customer',
        })),
      ],
      newsletter: ['Newsletter | undefined', newsletter],
      words: [
        wordsType,
        Object.fromEntries(Object.entries(words).map(([section, word]) => [section, wordOf(word)])),
      ],
      emptyPicture: ['EmptyPicture | undefined', settings.emptyPicture && withWord(settings.emptyPicture)],
      pagePictures: ['PagePictures', pagePicturesOf(settings, withWord)],
    },
  );
}

/** Where nothing is, a picture of its own stands, or else the one of all empty pages. */
function pagePicturesOf({ emptyPicture, pagePictures }, pictureOf) {
  const empty = ['wishlist', 'noMatch', 'notFound', 'offline'].map((page) => [page, emptyPicture]);
  const named = Object.entries({ ...Object.fromEntries(empty), ...pagePictures });
  return Object.fromEntries(
    named.flatMap(([page, picture]) => (picture ? [[page, pictureOf(picture)]] : [])),
  );
}
