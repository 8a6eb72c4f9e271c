import { LoginForm } from '@/components/account/login-form';
import { SignedInLine } from '@/components/account/signed-in-line';
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
      <PageHeading>{accountMessages.loginTitle}</PageHeading>
      <SignedInLine>{accountMessages.loginDescription}</SignedInLine>
      <LoginForm />
    </div>
  );
}
