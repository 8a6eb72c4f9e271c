import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PolicyArticle } from '@/components/company/policy-article';
import { company } from '@/shop/company';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { pagePictures } from '@/shop/home';
import { cookie } from '@/shop/pages';

export const metadata: Metadata =
  cookie === undefined
    ? {}
    : pageMetadata({ ...cookie, path: routes.cookie, socialImage: company.socialImage });

export default function CookiePage() {
  if (cookie === undefined) notFound();
  return <PolicyArticle policy={cookie} picture={pagePictures.trackOrder} />;
}
