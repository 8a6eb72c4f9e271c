import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AboutSection } from '@/components/company/about-section';
import { PageBlocks } from '@/components/company/page-blocks';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeading } from '@/components/ui/page-heading';
import { companyMessages } from '@/messages/company';
import { company } from '@/shop/company';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { about } from '@/shop/pages';

export const metadata: Metadata =
  about === undefined
    ? {}
    : pageMetadata({ ...about, path: routes.aboutUs, socialImage: company.socialImage });

export default function AboutPage() {
  if (about === undefined) notFound();
  return (
    <div className="page grid gap-16 lg:gap-24">
      <div className="gap-x-16 lg:grid lg:grid-cols-2">
        <PageHeading intro={about.summary}>{about.title}</PageHeading>
        <div className="grid content-start gap-5 text-lg leading-8 lg:mt-12">
          <PageBlocks blocks={about.intro} className="max-w-xl" />
        </div>
      </div>
      {about.sections.map((section) => (
        <AboutSection key={section.id} section={section} />
      ))}
      <ButtonLink href={routes.store} className="justify-self-start">
        {companyMessages.toStore}
      </ButtonLink>
    </div>
  );
}
