import { AccountProvider } from '@/components/account/account-provider';
import { LoginForm } from '@/components/account/login-form';
import { LoginIntro } from '@/components/account/login-intro';
import { PageHeading } from '@/components/ui/page-heading';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { accountMessages } from '@/messages/account';

export const metadata = pageMetadata({
  title: accountMessages.loginTitle,
  description: accountMessages.loginDescription,
  path: routes.login,
  isPrivate: true,
});

export default function LoginPage() {
  return (
    <div className="page-form">
      <AccountProvider>
        <PageHeading>{accountMessages.loginTitle}</PageHeading>
        <LoginIntro>{accountMessages.loginDescription}</LoginIntro>
        <LoginForm />
      </AccountProvider>
    </div>
  );
}
