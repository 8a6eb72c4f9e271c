import { PolicyArticle } from '@/components/company/policy-article';
import { company } from '@/data/company';
import { termsPolicy as policy, policyLinks } from '@/data/policies';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/publishing/metadata';

export const metadata = pageMetadata({
  title: policy.title,
  description: policy.summary,
  path: routes.terms,
  socialImage: company.socialImage,
  updated: policy.updated,
});

export default function TermsPage() {
  return <PolicyArticle policy={policy} links={policyLinks} />;
}
