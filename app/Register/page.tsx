import { RegisterForm } from '@/components/account/register-form';
import { PageHeading } from '@/components/ui/page-heading';
import { accountMessages } from '@/lib/messages/en/account';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: accountMessages.registerTitle,
  description: accountMessages.registerDescription,
  path: routes.register,
  isPrivate: true,
});

export default function RegisterPage() {
  return (
    <div className="page-form">
      <PageHeading intro={`${accountMessages.registerDescription} ${accountMessages.registerReplaces}`}>
        {accountMessages.registerTitle}
      </PageHeading>
      <RegisterForm />
    </div>
  );
}
