'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import { useStaleDeploy } from '@/components/layout/lost-chunks';

type Props = { readonly error: unknown; readonly retry: () => void };

/** Replaces a page that threw; the layout stays mounted. `retry` fetches the page again and renders it. */
export default function PageError({ error, retry }: Props) {
  return <ErrorScreen mustReload={useStaleDeploy(error)} retry={retry} />;
}
