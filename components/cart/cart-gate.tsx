'use client';

import { useMemo, type ReactNode } from 'react';
import { isCartKnown } from '@/components/cart/is-cart-known';
import { EmptyState } from '@/components/ui/empty-state';
import { Unreachable } from '@/components/ui/unreachable';
import { Waiting } from '@/components/ui/waiting';
import { checkedLines, type CheckedLine } from '@/lib/domain/cart';
import type { Picture } from '@/lib/domain/picture';
import { cartMessages } from '@/lib/messages/en/cart';
import { errorMessages } from '@/lib/messages/en/error';
import { useCart } from '@/lib/stores/cart-provider';

type Props = {
  /** Shown for a cart that is known to be empty, under its sentence. */
  readonly empty: ReactNode;
  /** And over it. */
  readonly picture?: Picture | undefined;
  /** Whether what shows the lines stays where there are none any more. */
  readonly outlastsLines?: boolean;
  readonly children: (lines: readonly CheckedLine[]) => ReactNode;
};

/** What a page shows of the cart: a moment's wait, the empty state, the lines, or that they cannot be shown. */
export function CartGate({ empty, picture, outlastsLines = false, children }: Props) {
  const all = useCart((state) => state.lines);
  const isKnown = useCart(isCartKnown);
  const isUnreachable = useCart((state) => state.unreachable);
  const refresh = useCart((state) => state.refresh);
  const lines = useMemo(() => checkedLines(all), [all]);

  if (!isKnown && !isUnreachable)
    return <Waiting label={cartMessages.loading} noScript={cartMessages.noScript} />;
  if (!isKnown) return <Unreachable text={errorMessages.catalogue} onRetry={() => void refresh()} />;
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
