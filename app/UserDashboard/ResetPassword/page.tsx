import { ResetPasswordForm } from '@/components/account/reset-password-form';
import { PageHeading } from '@/components/ui/page-heading';
import { dashboardMessages as messages } from '@/lib/messages/en/dashboard';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: messages.resetTitle,
  description: messages.resetDescription,
  path: routes.dashboardResetPassword,
  isPrivate: true,
});

export default function DashboardResetPasswordPage() {
  return (
    <>
      <PageHeading>{messages.resetTitle}</PageHeading>
      <ResetPasswordForm />
    </>
  );
}
