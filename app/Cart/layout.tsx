import type { ReactNode } from 'react';
import { DraftProvider } from '@/lib/stores/draft-provider';

/** What is typed on /Cart is shown on /Cart/Payment. */
export default function CartLayout({ children }: { readonly children: ReactNode }) {
  return <DraftProvider>{children}</DraftProvider>;
}
