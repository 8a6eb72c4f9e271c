import { BannerBand } from '@/components/home/banner-band';
import { Brands } from '@/components/home/brands';
import { CategoryTiles } from '@/components/home/category-tiles';
import { HeroBanner } from '@/components/home/hero-banner';
import { NewsletterForm } from '@/components/home/newsletter-form';
import { ProductSection } from '@/components/home/product-section';
import { Promos } from '@/components/home/promos';
import { Testimonials } from '@/components/home/testimonials';
import { bestSellers, mostlyOthers, newArrivals } from '@/lib/domain/product-lists';
import { cardOf } from '@/lib/domain/product-photos';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { homeMessages } from '@/messages/home';
import { categoryTiles } from '@/shop/categories';
import { company } from '@/shop/company';
import { banners, brands, hero, newsletter, promos, testimonials, words } from '@/shop/home';
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
  const best = bestSellers(catalogue);
  const bands = banners.map((banner) => <BannerBand key={banner.name} banner={banner} />);
  return (
    <>
      <HeroBanner hero={hero} company={company} />
      <ProductSection
        id="best-sellers"
        title={homeMessages.bestSellers}
        word={words.bestSellers}
        products={best}
        phoneRows={2}
        className="page mt-8 sm:mt-20"
      />
      {bands.slice(0, 1)}
      <CategoryTiles tiles={categoryTiles} word={words.categories} />
      {bands.slice(1)}
      <div className="far-section [--height:103rem] md:[--height:161rem]">
        <ProductSection
          id="new-arrivals"
          title={homeMessages.newArrivals}
          word={words.newArrivals}
          products={mostlyOthers(newArrivals(catalogue), best)}
          phoneRows={1}
        />
        <Promos promos={promos} products={catalogue} word={words.highlights} />
        <Brands brands={brands} word={words.brands} />
        <Testimonials testimonials={testimonials} word={words.testimonials} />
      </div>
      {newsletter && <NewsletterForm {...newsletter} word={words.newsletter} />}
    </>
  );
}
