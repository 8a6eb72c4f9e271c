import { Spinner } from '@/components/ui/spinner';

type Props = {
  readonly label: string;
  /** Stands there instead where no list will ever come: without JavaScript (F-84). */
  readonly noScript: string;
};

/** Stands where a list will be. */
export function Waiting({ label, noScript }: Props) {
  return (
    <div className="grid min-h-64 place-items-center">
      <Spinner label={label} />
      <noscript>
        <p className="text-center text-ink-soft">{noScript}</p>
      </noscript>
    </div>
  );
}
