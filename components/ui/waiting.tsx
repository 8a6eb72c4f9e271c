import { Spinner } from '@/components/ui/spinner';

/** Stands where a list will be. */
export function Waiting({ label }: { readonly label: string }) {
  return (
    <div className="grid min-h-64 place-items-center">
      <Spinner label={label} />
    </div>
  );
}
