'use client';

import type { ReactNode } from 'react';
import { LoadError } from '@/components/loading/load-error';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadingState } from '@/components/ui/loading-state';
import type { CartLine } from '@/lib/domain/cart';
import type { Picture } from '@/lib/domain/picture';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';
import { errorMessages } from '@/messages/error';

type Props = {
  readonly empty: ReactNode;
  readonly picture?: Picture | undefined;
  /** Renders the children for an empty cart too. */
  readonly outlastsLines?: boolean;
  readonly children: (lines: readonly CartLine[]) => ReactNode;
};

export function CartGate({ empty, picture, outlastsLines = false, children }: Props) {
  const lines = useCart((state) => state.lines);
  const isKnown = useCart((state) => state.isKnown);
  const isUnreachable = useCart((state) => state.isUnreachable);
  const refresh = useCart((state) => state.retry);

  if (!isKnown && !isUnreachable)
    return <LoadingState label={cartMessages.loading} noScript={cartMessages.noScript} />;
  if (!isKnown) return <LoadError text={errorMessages.catalogue} onRetry={() => void refresh()} />;
  return (
    <>
      {(lines.length > 0 || outlastsLines) && children(lines)}
      {lines.length === 0 && (
        <EmptyState text={cartMessages.empty} hint={cartMessages.emptyHint} picture={picture}>
          {empty}
        </EmptyState>
      )}
    </>
  );
}
