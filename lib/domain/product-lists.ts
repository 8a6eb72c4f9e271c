import { isInStock, type Product } from '@/lib/domain/product';

export const bestSellerCount = 8;
export const newArrivalCount = 8;
/** Best sellers shown under a wishlist, under an empty cart and where no page is. */
export const suggestionCount = 4;
const maxRelated = 5;

/** Other products of the category, those in stock first. */
export function relatedTo<P extends Product>(product: Product, products: readonly P[]): P[] {
  return products
    .filter((other) => other.category === product.category && other.id !== product.id)
    .sort((a, b) => Number(isInStock(b)) - Number(isInStock(a)) || a.id - b.id)
    .slice(0, maxRelated);
}

/** The products with these ids, in their order; an unknown id is left out. */
export function withIds<P extends Product>(products: readonly P[], ids: readonly number[]): P[] {
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}

/** Products by descending stock, then by id. One whose stock is not counted stands just above those sold out. */
export function bestSellers<P extends Product>(products: readonly P[], count = bestSellerCount): P[] {
  const rank = ({ stock = 0.5 }: Product) => stock;
  return [...products].sort((a, b) => rank(b) - rank(a) || a.id - b.id).slice(0, count);
}

/** The catalogue has no dates: the highest ids are the newest. */
export function newArrivals<P extends Product>(products: readonly P[], count = newArrivalCount): P[] {
  return [...products].sort((a, b) => b.id - a.id).slice(0, count);
}

/** The first few products that are not in the list. */
export function withoutListed<P extends Product>(products: readonly P[], list: readonly Product[]): P[] {
  return products.filter(({ id }) => list.every((listed) => listed.id !== id)).slice(0, suggestionCount);
}

/** The products; none if more than half of them are shown already, as in a small shop, which would show them twice. */
export function mostlyOthers<P extends Product>(products: readonly P[], shown: readonly P[]): readonly P[] {
  const repeats = products.filter((product) => shown.includes(product)).length;
  return repeats * 2 > products.length ? [] : products;
}
