import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PolicyArticle } from '@/components/company/policy-article';
import { company } from '@/shop/company';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { pagePictures } from '@/shop/home';
import { privacy } from '@/shop/pages';

export const metadata: Metadata =
  privacy === undefined
    ? {}
    : pageMetadata({ ...privacy, path: routes.privacy, socialImage: company.socialImage });

export default function PrivacyPage() {
  if (privacy === undefined) notFound();
  return <PolicyArticle policy={privacy} picture={pagePictures.resetPassword} />;
}
