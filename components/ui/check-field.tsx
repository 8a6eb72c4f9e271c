import type { Ref } from 'react';

type Props = { readonly label: string; readonly ref?: Ref<HTMLInputElement>; readonly className?: string };

/** A labelled checkbox; the whole line is its target. */
export function CheckField({ label, ref, className = '' }: Props) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input type="checkbox" ref={ref} className="size-5 shrink-0" />
      <span>{label}</span>
    </label>
  );
}
