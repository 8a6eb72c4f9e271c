import { moduleText } from './module-text.mjs';

/**
 * The module of what the home page shows. A banner stands on the colour of its category, a promo on that of its
 * product's category.
 * @param {{ settings: any, home: any, products: readonly any[] }} shop
 * @param {(named: { file: string, alt?: string, colour?: string }, backdrop?: string) => object} pictureOf
 */
export function homeModule({ settings, home, products }, pictureOf) {
  const { hero, newsletter } = home;
  const colourOf = new Map(settings.categories.map(({ name, colour }) => [name, colour]));
  const productById = new Map(products.map((product) => [product.id, product]));
  const brands = home.brands.map(({ name, logo }) => ({ name, logo: pictureOf({ file: logo, alt: name }) }));
  return moduleText(
    "import type { Banner, Brand, Hero, Newsletter, Promo, Testimonial } from '@/lib/domain/content';\nimport type { Picture } from '@/lib/domain/picture';",
    {
      hero: [
        'Hero | undefined',
        hero && {
          ...hero,
          picture: pictureOf(hero.picture),
          ...(hero.phonePicture && { phonePicture: pictureOf(hero.phonePicture, hero.picture.colour) }),
        },
      ],
      banners: [
        'readonly Banner[]',
        home.banners.map(({ name, brands: names, picture, category }) => ({
          name,
          brands: names,
          img: pictureOf(picture, colourOf.get(category)),
          category,
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
              img: pictureOf(picture, colourOf.get(product?.category)),
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
      emptyPicture: ['Picture | undefined', settings.emptyPicture && pictureOf(settings.emptyPicture)],
    },
  );
}
