import { Brands } from '@/components/home/brands';
import { CategoryTiles } from '@/components/home/category-tiles';
import { HeroBanner } from '@/components/home/hero-banner';
import { Highlights } from '@/components/home/highlights';
import { NewsletterForm } from '@/components/home/newsletter-form';
import { ProductSection } from '@/components/home/product-section';
import { Testimonials } from '@/components/home/testimonials';
import { PageHeading } from '@/components/ui/page-heading';
import { bestSellerCount, bestSellers, newArrivalCount, newArrivals, cardOf } from '@/lib/domain/product';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { homeMessages } from '@/messages/home';
import { categoryTiles } from '@/shop/categories';
import { company } from '@/shop/company';
import { banners, brands, hero, newsletter, promos, testimonials } from '@/shop/home';
import { products } from '@/shop/products';
import { homeDescription, homeTitle } from '@/shop/texts';

export const metadata = pageMetadata({
  title: homeTitle,
  description: homeDescription,
  path: routes.home,
  socialImage: company.socialImage,
});

export default function HomePage() {
  const catalogue = products.map(cardOf);
  const best = bestSellers(catalogue, bestSellerCount);
  const latest = newArrivals(catalogue, newArrivalCount);
  // In a small shop most products are best sellers: it would show nearly all of them twice.
  const isMostlyNew = latest.filter((product) => best.includes(product)).length * 2 <= latest.length;
  return (
    <>
      {hero ? (
        <HeroBanner hero={hero} />
      ) : (
        <div className="page">
          <PageHeading intro={company.blurb}>{company.name}</PageHeading>
        </div>
      )}
      <ProductSection id="best-sellers" title={homeMessages.bestSellers} products={best} />
      <CategoryTiles tiles={categoryTiles} />
      {isMostlyNew && (
        <ProductSection id="new-arrivals" title={homeMessages.newArrivals} products={latest} isScroller />
      )}
      <Highlights banners={banners} promos={promos} products={catalogue} />
      <Brands brands={brands} />
      <Testimonials testimonials={testimonials} />
      {newsletter && <NewsletterForm {...newsletter} />}
    </>
  );
}
