import { CatalogueView } from '@/components/catalogue/catalogue-view';
import { PageHeading } from '@/components/ui/page-heading';
import { cardsPerPage, defaultQuery, highestPriceCents, listProducts } from '@/lib/domain/catalogue';
import { cardOf } from '@/lib/domain/product';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { catalogueMessages } from '@/messages/catalogue';
import { company } from '@/shop/company';
import { products } from '@/shop/products';
import { storeDescription } from '@/shop/texts';

export const metadata = pageMetadata({
  title: catalogueMessages.title,
  description: storeDescription,
  path: routes.store,
  socialImage: company.socialImage,
});

export default function StorePage() {
  return (
    <div className="page">
      <PageHeading>{catalogueMessages.title}</PageHeading>
      <CatalogueView
        products={listProducts(products, defaultQuery).slice(0, cardsPerPage).map(cardOf)}
        total={products.length}
        highestCents={highestPriceCents(products)}
      />
    </div>
  );
}
