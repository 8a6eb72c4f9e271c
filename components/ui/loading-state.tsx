import { Spinner } from '@/components/ui/spinner';

type Props = {
  readonly label: string;
  readonly noScript: string;
};

export function LoadingState({ label, noScript }: Props) {
  return (
    <div className="loading-state grid min-h-64 place-items-center">
      <Spinner label={label} />
      <noscript>
        <p className="text-center text-ink-soft">{noScript}</p>
      </noscript>
    </div>
  );
}
