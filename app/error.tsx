'use client';

import { useStaleDeploy } from '@/components/layout/lost-chunks';
import { ProblemScreen } from '@/components/layout/problem-screen';
import { buttonVariant } from '@/components/ui/button-variant';
import { errorMessages } from '@/messages/error';

type Props = { readonly error: unknown; readonly retry: () => void };

/** Replaces a page that threw; the layout stays mounted. `retry` fetches the page again and renders it. */
export default function ErrorScreen({ error, retry }: Props) {
  const mustReload = useStaleDeploy(error);
  return (
    <ProblemScreen
      title={mustReload ? errorMessages.shopUpdated : errorMessages.title}
      text={mustReload ? errorMessages.shopUpdatedText : errorMessages.text}
    >
      <button
        type="button"
        className={buttonVariant.primary}
        onClick={mustReload ? () => window.location.reload() : retry}
      >
        {mustReload ? errorMessages.reload : errorMessages.retry}
      </button>
    </ProblemScreen>
  );
}
