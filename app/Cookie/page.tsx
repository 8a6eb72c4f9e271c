import { PolicyArticle } from '@/components/company/policy-article';
import { cookiePolicy as policy, policyLinks } from '@/data/policies';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { company } from '@/shop/company';

export const metadata = pageMetadata({
  title: policy.title,
  description: policy.summary,
  path: routes.cookie,
  socialImage: company.socialImage,
  updated: policy.updated,
});

export default function CookiePage() {
  return <PolicyArticle policy={policy} links={policyLinks} />;
}
