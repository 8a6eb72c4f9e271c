import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PolicyArticle } from '@/components/company/policy-article';
import { company } from '@/shop/company';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { pagePictures } from '@/shop/home';
import { terms } from '@/shop/pages';

export const metadata: Metadata =
  terms === undefined ? {} : pageMetadata({ ...terms, path: routes.terms, socialImage: company.socialImage });

export default function TermsPage() {
  if (terms === undefined) notFound();
  return <PolicyArticle policy={terms} picture={pagePictures.register} />;
}
