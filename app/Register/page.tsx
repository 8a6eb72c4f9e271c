import { AccountProvider } from '@/components/account/account-provider';
import { RegisterForm } from '@/components/account/register-form';
import { PageHeading } from '@/components/ui/page-heading';
import { PageWithPicture } from '@/components/ui/page-with-picture';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { accountMessages } from '@/messages/account';
import { pagePictures } from '@/shop/home';

export const metadata = pageMetadata({
  title: accountMessages.registerTitle,
  description: accountMessages.registerDescription,
  path: routes.register,
  isPrivate: true,
});

export default function RegisterPage() {
  return (
    <PageWithPicture picture={pagePictures.register}>
      <AccountProvider>
        <PageHeading intro={`${accountMessages.registerDescription} ${accountMessages.registerReplaces}`}>
          {accountMessages.registerTitle}
        </PageHeading>
        <RegisterForm />
      </AccountProvider>
    </PageWithPicture>
  );
}
