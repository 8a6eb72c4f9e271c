import { AccountProvider } from '@/components/account/account-provider';
import { LoginForm } from '@/components/account/login-form';
import { LoginIntro } from '@/components/account/login-intro';
import { PageHeading } from '@/components/ui/page-heading';
import { PageWithPicture } from '@/components/ui/page-with-picture';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { accountMessages } from '@/messages/account';
import { pagePictures } from '@/shop/home';

export const metadata = pageMetadata({
  title: accountMessages.loginTitle,
  description: accountMessages.loginDescription,
  path: routes.login,
  isPrivate: true,
});

export default function LoginPage() {
  return (
    <PageWithPicture picture={pagePictures.login}>
      <AccountProvider>
        <PageHeading>{accountMessages.loginTitle}</PageHeading>
        <LoginIntro>{accountMessages.loginDescription}</LoginIntro>
        <LoginForm />
      </AccountProvider>
    </PageWithPicture>
  );
}
