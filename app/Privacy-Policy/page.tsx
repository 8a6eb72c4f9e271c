import { PolicyArticle } from '@/components/company/policy-article';
import { privacyPolicy as policy } from '@/data/policies';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: policy.title,
  description: policy.summary,
  path: routes.privacy,
});

export default function PrivacyPage() {
  return <PolicyArticle policy={policy} />;
}
