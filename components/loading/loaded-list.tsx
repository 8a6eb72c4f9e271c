'use client';

import type { ReactNode } from 'react';
import { useFadeOnRemoteChange } from '@/components/loading/use-fade-on-remote-change';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadingState } from '@/components/ui/loading-state';
import { TintedPicture } from '@/components/ui/tinted-picture';
import type { EmptyPicture } from '@/lib/domain/content';
import type { Picture } from '@/lib/domain/picture';
import { routes } from '@/lib/routes';
import { cartMessages } from '@/messages/cart';
import { errorMessages } from '@/messages/error';
import { loadedListMessages } from '@/messages/loaded-list';
import type { wishlistMessages } from '@/messages/wishlist';

type Props = {
  readonly list: {
    /** All products of the list are loaded. */
    readonly isKnown: boolean;
    /** The catalogue failed to load. */
    readonly isUnreachable: boolean;
    readonly retry: () => Promise<void>;
  };
  readonly isEmpty: boolean;
  readonly messages: Pick<
    typeof cartMessages | typeof wishlistMessages,
    'loading' | 'noScript' | 'empty' | 'emptyHint'
  >;
  readonly emptyPicture?: EmptyPicture | undefined;
  /** Shown for a list that could not be loaded, by default that of an empty one. */
  readonly failedPicture?: Picture | undefined;
  /** Shown for an empty list too, where a removal can still be undone. */
  readonly children: ReactNode;
};

/** What a list shows is stored under these. */
const shownKeys = ['Cart', 'wishlist'] as const;

export function LoadedList({
  list,
  isEmpty,
  messages,
  emptyPicture,
  failedPicture = emptyPicture,
  children,
}: Props) {
  useFadeOnRemoteChange(shownKeys);

  if (list.isKnown) {
    return (
      <>
        {children}
        {isEmpty && (
          <EmptyState text={messages.empty} hint={messages.emptyHint} picture={emptyPicture}>
            <ButtonLink href={routes.store}>{cartMessages.backToShop}</ButtonLink>
          </EmptyState>
        )}
      </>
    );
  }
  if (list.isUnreachable) {
    return (
      <div className="grid items-center overflow-hidden rounded bg-card sm:grid-cols-2">
        {failedPicture && (
          <TintedPicture
            picture={failedPicture}
            sizes="(min-width: 40rem) 26rem, 100vw"
            className="aspect-8/5"
          />
        )}
        <div className="p-6">
          <p className="mb-6 font-display text-2xl text-balance">{loadedListMessages.catalogueFailed}</p>
          <Button onClick={() => void list.retry()}>{errorMessages.retry}</Button>
        </div>
      </div>
    );
  }
  return <LoadingState label={messages.loading} noScript={messages.noScript} />;
}
