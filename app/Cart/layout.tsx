import type { ReactNode } from 'react';
import { DraftProvider } from '@/lib/stores/draft-store';

/** Shares the checkout draft between /Cart and /Cart/Payment. */
export default function CartLayout({ children }: { readonly children: ReactNode }) {
  return <DraftProvider>{children}</DraftProvider>;
}
