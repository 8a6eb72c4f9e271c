import { PolicyArticle } from '@/components/company/policy-article';
import { company } from '@/data/company';
import { privacyPolicy as policy, policyLinks } from '@/data/policies';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/publishing/metadata';

export const metadata = pageMetadata({
  title: policy.title,
  description: policy.summary,
  path: routes.privacy,
  socialImage: company.socialImage,
  updated: policy.updated,
});

export default function PrivacyPage() {
  return <PolicyArticle policy={policy} links={policyLinks} />;
}
