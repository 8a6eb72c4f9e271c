import { notFound } from 'next/navigation';
import { JobList } from '@/components/company/job-list';
import { PageHeading } from '@/components/ui/page-heading';
import { hasPage } from '@/lib/navigation';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { companyMessages as messages } from '@/messages/company';
import { company } from '@/shop/company';
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
      <PageHeading intro={careerDescription}>{messages.careerTitle}</PageHeading>
      <JobList jobs={jobs} />
    </div>
  );
}
