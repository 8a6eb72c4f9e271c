import { CatalogueView } from '@/components/catalogue/catalogue-view';
import { cardsPerPage, defaultQuery, highestPriceCents, listProducts } from '@/lib/domain/catalogue';
import { pictureOf } from '@/lib/domain/product';
import { cardOf } from '@/lib/domain/product-photos';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { catalogueMessages } from '@/messages/catalogue';
import { categoryTiles } from '@/shop/categories';
import { company } from '@/shop/company';
import { pagePictures, words } from '@/shop/home';
import { products } from '@/shop/products';
import { storeDescription } from '@/shop/texts';

export const metadata = pageMetadata({
  title: catalogueMessages.title,
  description: storeDescription,
  path: routes.store,
  socialImage: company.socialImage,
});

export default function StorePage() {
  const inOrder = listProducts(products, defaultQuery);
  // The first product of each category stands for it.
  const thumbs = inOrder.toReversed().map((product) => [product.category, pictureOf(product, product.img)]);
  return (
    <CatalogueView
      products={inOrder.slice(0, cardsPerPage).map(cardOf)}
      total={products.length}
      highestCents={highestPriceCents(products)}
      tiles={categoryTiles}
      thumbs={Object.fromEntries(thumbs)}
      noMatchPicture={pagePictures.noMatch}
      word={words.categories}
      intro={storeDescription}
    />
  );
}
