import type { Metadata } from 'next';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
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

/**
 * The page itself, which hosts show. Next.js also writes this screen into the data of every other page. It documents
 * neither this name nor the storage (16.4); e2e/not-found.spec.ts fails if they change.
 */
const ownRoute = '/_not-found';

export default function NotFound() {
  const isOwnPage = workAsyncStorage.getStore()?.route === ownRoute;
  return (
    <>
      <ProblemScreen
        title={notFoundMessages.title}
        text={notFoundMessages.text}
        picture={isOwnPage && <ProblemPicture picture={pagePictures.notFound} />}
      >
        <ButtonLink href={routes.store}>{notFoundMessages.store}</ButtonLink>
      </ProblemScreen>
      {isOwnPage && <ProductLinks products={bestSellers(products, suggestionCount)} className="page" />}
      <PathCorrection />
    </>
  );
}
