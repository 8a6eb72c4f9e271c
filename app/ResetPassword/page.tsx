import { AccountProvider } from '@/components/account/account-provider';
import { ResetPasswordForm } from '@/components/account/reset-password-form';
import { PageHeading } from '@/components/ui/page-heading';
import { PageWithPicture } from '@/components/ui/page-with-picture';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { accountMessages } from '@/messages/account';
import { pagePictures } from '@/shop/home';

export const metadata = pageMetadata({
  title: accountMessages.resetTitle,
  description: accountMessages.resetIntro,
  path: routes.resetPassword,
  isPrivate: true,
});

export default function ResetPasswordPage() {
  return (
    <PageWithPicture picture={pagePictures.resetPassword}>
      <AccountProvider>
        <PageHeading intro={accountMessages.resetIntro}>{accountMessages.resetTitle}</PageHeading>
        <ResetPasswordForm />
      </AccountProvider>
    </PageWithPicture>
  );
}
