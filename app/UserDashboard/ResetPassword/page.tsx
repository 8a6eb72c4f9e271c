import { AccountProvider } from '@/components/account/account-provider';
import { ResetPasswordForm } from '@/components/account/reset-password-form';
import { FormWithPicture } from '@/components/ui/form-with-picture';
import { PageHeading } from '@/components/ui/page-heading';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { accountMessages } from '@/messages/account';
import { dashboardMessages as messages } from '@/messages/dashboard';
import { pagePictures } from '@/shop/home';

export const metadata = pageMetadata({
  title: messages.resetTitle,
  description: messages.resetDescription,
  path: routes.dashboardResetPassword,
  isPrivate: true,
});

export default function DashboardResetPasswordPage() {
  return (
    <FormWithPicture picture={pagePictures.resetPassword}>
      <PageHeading intro={accountMessages.resetIntro}>{messages.resetTitle}</PageHeading>
      <AccountProvider>
        <ResetPasswordForm />
      </AccountProvider>
    </FormWithPicture>
  );
}
