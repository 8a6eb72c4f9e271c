import { AccountProvider } from '@/components/account/account-provider';
import { ResetPasswordForm } from '@/components/account/reset-password-form';
import { PageHeading } from '@/components/ui/page-heading';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { accountMessages } from '@/messages/account';

export const metadata = pageMetadata({
  title: accountMessages.resetTitle,
  description: accountMessages.resetIntro,
  path: routes.resetPassword,
  isPrivate: true,
});

export default function ResetPasswordPage() {
  return (
    <div className="page-form">
      <AccountProvider>
        <PageHeading intro={accountMessages.resetIntro}>{accountMessages.resetTitle}</PageHeading>
        <ResetPasswordForm />
      </AccountProvider>
    </div>
  );
}
