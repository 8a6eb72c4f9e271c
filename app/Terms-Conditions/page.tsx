import { PolicyArticle } from '@/components/company/policy-article';
import { termsPolicy as policy } from '@/data/policies';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: policy.title,
  description: policy.summary,
  path: routes.terms,
});

export default function TermsPage() {
  return <PolicyArticle policy={policy} />;
}
