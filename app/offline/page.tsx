import type { Metadata } from 'next';
import { ProblemScreen } from '@/components/layout/problem-screen';
import { ReloadButton } from '@/components/layout/reload-button';
import { ButtonLink } from '@/components/ui/button-link';
import { emptyTray } from '@/data/scenes';
import { offlineMessages as messages } from '@/lib/messages/en/offline';
import { routes } from '@/lib/routes';

export const metadata: Metadata = {
  title: `${messages.title} | Minato`,
  description: messages.text,
  robots: { index: false },
};

/** Shown by the service worker at the address of a page that the device does not have. */
export default function OfflinePage() {
  const ways = (
    <>
      <ButtonLink href={routes.store} look="secondary">
        {messages.store}
      </ButtonLink>
      <ButtonLink href={routes.cart} look="secondary">
        {messages.cart}
      </ButtonLink>
      <ButtonLink href={routes.wishlist} look="secondary">
        {messages.wishlist}
      </ButtonLink>
    </>
  );
  return (
    <ProblemScreen title={messages.title} text={messages.text} picture={emptyTray} ways={ways}>
      <ReloadButton />
    </ProblemScreen>
  );
}
