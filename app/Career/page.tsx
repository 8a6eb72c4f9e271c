import { notFound } from 'next/navigation';
import { JobList } from '@/components/company/job-list';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
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
    <div className="page">
      <div className="grid items-start gap-x-16 lg:grid-cols-2">
        <PageHeading intro={careerDescription}>{messages.careerTitle}</PageHeading>
        {pagePictures.career && (
          <Picture
            {...pagePictures.career}
            sizes="(min-width: 80rem) 35.5rem, (min-width: 64rem) 50vw, calc(100vw - 2rem)"
            className="mb-10 h-auto w-full rounded lg:mt-12"
          />
        )}
      </div>
      <JobList jobs={jobs} />
    </div>
  );
}
