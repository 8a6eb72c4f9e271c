import { moduleText } from './module-text.mjs';

/**
 * The module of the guides that product pages show, by the id of their product.
 * @param {{ map?: any, photos: any, guides: readonly any[] }} content
 * @param {readonly any[]} products
 */
export function guidesModule({ map, photos, guides }, products) {
  const isSold = new Set(products.filter(({ stock }) => stock !== 0).map(({ id }) => id));
  return moduleText(
    "import type { MarkedMap } from '@/lib/domain/company';\nimport type { Guide } from '@/lib/domain/guide';",
    {
      originMap: ['MarkedMap | undefined', map],
      guides: [
        'Readonly<Record<number, Guide>>',
        Object.fromEntries(
          guides.map(({ product, goesWith, ...guide }) => [
            product,
            {
              ...guide,
              photos: { ...photos, ...guide.photos },
              ...(goesWith?.products.every((id) => isSold.has(id)) && { goesWith }),
            },
          ]),
        ),
      ],
    },
  );
}
