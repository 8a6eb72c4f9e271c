import { JobList } from '@/components/company/job-list';
import { PageHeading } from '@/components/ui/page-heading';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { companyMessages as messages } from '@/messages/company';
import { company } from '@/shop/company';
import { jobs } from '@/shop/samples';

export const metadata = pageMetadata({
  title: messages.careerTitle,
  description: messages.careerDescription,
  path: routes.career,
  socialImage: company.socialImage,
});

export default function CareerPage() {
  return (
    <div className="page">
      <PageHeading intro={messages.careerDescription}>{messages.careerTitle}</PageHeading>
      <JobList jobs={jobs} />
    </div>
  );
}
