import { JobFilters } from '@/components/company/job-filters';
import { JobList } from '@/components/company/job-list';
import { PageHeading } from '@/components/ui/page-heading';
import { company } from '@/data/company';
import { jobs } from '@/data/jobs';
import { companyMessages as messages } from '@/lib/messages/en/company';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: messages.careerTitle,
  description: messages.careerDescription,
  path: routes.career,
  card: company.card,
});

export default function CareerPage() {
  return (
    <div className="page">
      <PageHeading intro={messages.careerDescription}>{messages.careerTitle}</PageHeading>
      <JobFilters jobs={jobs} />
      <p className="text-ink-soft mb-8 mt-5">{messages.careerAll}</p>
      <JobList jobs={jobs} />
    </div>
  );
}
