import { CategoryTiles } from '@/components/home/category-tiles';
import { HeroBanner } from '@/components/home/hero-banner';
import { Highlights } from '@/components/home/highlights';
import { NewsletterForm } from '@/components/home/newsletter-form';
import { ProductSection } from '@/components/home/product-section';
import { Testimonials } from '@/components/home/testimonials';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { categoryTiles } from '@/data/categories';
import { company } from '@/data/company';
import { banners, brands, hero, newsletter, promos } from '@/data/home';
import { testimonials } from '@/data/testimonials';
import { bestSellerCount, bestSellers, newArrivalCount, newArrivals, summaryOf } from '@/lib/domain/product';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { homeDescription, homeMessages } from '@/messages/home';
import { products } from '@/shop/products';

export const metadata = pageMetadata({
  title: homeMessages.title,
  description: homeDescription,
  path: routes.home,
  socialImage: company.socialImage,
});

export default function HomePage() {
  const catalogue = products.map(summaryOf);
  const best = bestSellers(catalogue, bestSellerCount);
  const latest = newArrivals(catalogue, newArrivalCount);
  return (
    <>
      <HeroBanner hero={hero} />
      <ProductSection id="best-sellers" title={homeMessages.bestSellers} products={best} />
      <CategoryTiles tiles={categoryTiles} />
      <ProductSection id="new-arrivals" title={homeMessages.newArrivals} products={latest} isScroller />
      <Highlights banners={banners} promos={promos} products={catalogue} />
      <Section id="brands" title={homeMessages.brands} className="page mt-14 sm:mt-20">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {brands.map(({ name, logo }) => (
            <li key={name} className="grid place-items-center rounded bg-card p-4">
              <Picture {...logo} className="h-14 w-auto" />
            </li>
          ))}
        </ul>
      </Section>
      <Testimonials testimonials={testimonials} />
      <NewsletterForm title={newsletter.title} text={newsletter.text} />
    </>
  );
}
