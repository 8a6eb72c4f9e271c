import type { Metadata } from 'next';
import { PathCorrection } from '@/components/layout/path-correction';
import { ProblemPicture } from '@/components/layout/problem-picture';
import { ProblemScreen } from '@/components/layout/problem-screen';
import { ProductLinks } from '@/components/sharing/product-links';
import { ButtonLink } from '@/components/ui/button-link';
import { bestSellers, suggestionCount } from '@/lib/domain/product-lists';
import { pageTitle } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { notFoundMessages } from '@/messages/not-found';
import { pagePictures } from '@/shop/home';
import { products } from '@/shop/products';

export const metadata: Metadata = {
  title: pageTitle(notFoundMessages.title),
  description: notFoundMessages.text,
  robots: { index: false },
};

export default function NotFound() {
  return (
    <>
      <ProblemScreen
        title={notFoundMessages.title}
        text={notFoundMessages.text}
        picture={<ProblemPicture picture={pagePictures.notFound} />}
      >
        <ButtonLink href={routes.store}>{notFoundMessages.store}</ButtonLink>
      </ProblemScreen>
      <ProductLinks products={bestSellers(products, suggestionCount)} className="page" />
      <PathCorrection />
    </>
  );
}
