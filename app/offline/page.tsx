import type { Metadata } from 'next';
import { ProblemPicture } from '@/components/layout/problem-picture';
import { ProblemScreen } from '@/components/layout/problem-screen';
import { ReloadButton } from '@/components/layout/reload-button';
import { ButtonLink } from '@/components/ui/button-link';
import { pageTitle } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { offlineMessages as messages } from '@/messages/offline';
import { pagePictures } from '@/shop/home';

export const metadata: Metadata = {
  title: pageTitle(messages.title),
  description: messages.text,
  robots: { index: false },
};

/** The service worker shows this page instead of one that it can neither fetch nor find in its cache. */
export default function OfflinePage() {
  // Together, so that none of them stands alone on the second line of a phone.
  const actions = (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={routes.store} variant="secondary">
        {messages.store}
      </ButtonLink>
      <ButtonLink href={routes.cart} variant="secondary">
        {messages.cart}
      </ButtonLink>
      <ButtonLink href={routes.wishlist} variant="secondary">
        {messages.wishlist}
      </ButtonLink>
    </div>
  );
  return (
    <ProblemScreen
      title={messages.title}
      text={messages.text}
      picture={<ProblemPicture picture={pagePictures.offline} />}
      actions={actions}
    >
      <ReloadButton />
    </ProblemScreen>
  );
}
