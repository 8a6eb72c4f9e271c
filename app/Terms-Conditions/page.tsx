import { PolicyArticle } from '@/components/company/policy-article';
import { termsPolicy as policy, policyLinks } from '@/data/policies';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { company } from '@/shop/company';

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
