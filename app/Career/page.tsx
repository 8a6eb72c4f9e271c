import { notFound } from 'next/navigation';
import { JobList } from '@/components/company/job-list';
import { ButtonLink } from '@/components/ui/button-link';
import { PageBand } from '@/components/ui/page-band';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { contactPath, routes } from '@/lib/routes';
import { companyMessages as messages } from '@/messages/company';
import { company } from '@/shop/company';
import { pagePictures } from '@/shop/home';
import { jobs } from '@/shop/samples';
import { careerDescription } from '@/shop/texts';

export const metadata = pageMetadata({
  title: messages.careerTitle,
  description: careerDescription,
  path: routes.career,
  socialImage: company.socialImage,
});

export default function CareerPage() {
  if (!hasPage('career')) notFound();
  return (
    <>
      <PageBand title={messages.careerTitle} intro={careerDescription} picture={pagePictures.career} />
      <div className="page mt-10">
        <JobList jobs={jobs} />
        <p className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4">
          <span className="font-display text-xl text-balance sm:text-2xl">{messages.careerOther}</span>
          <ButtonLink href={contactPath(messages.careerTitle)} variant="secondary">
            {messages.careerIntroduce}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
