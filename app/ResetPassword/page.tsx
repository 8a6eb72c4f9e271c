import { ResetPasswordForm } from '@/components/account/reset-password-form';
import { PageHeading } from '@/components/ui/page-heading';
import { accountMessages } from '@/lib/messages/en/account';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: accountMessages.resetTitle,
  description: accountMessages.resetDescription,
  path: routes.resetPassword,
  isPrivate: true,
});

export default function ResetPasswordPage() {
  return (
    <div className="page-form">
      <PageHeading intro={accountMessages.resetDescription}>{accountMessages.resetTitle}</PageHeading>
      <ResetPasswordForm />
    </div>
  );
}
