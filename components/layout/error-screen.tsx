import { ProblemScreen } from '@/components/layout/problem-screen';
import { buttonVariant } from '@/components/ui/button-variant';
import { errorMessages } from '@/messages/error';

type Props = {
  /** Only a reload helps, because the shop has been updated. */
  readonly mustReload: boolean;
  readonly retry: () => void;
};

export function ErrorScreen({ mustReload, retry }: Props) {
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
