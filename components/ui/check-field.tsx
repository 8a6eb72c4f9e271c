import type { Ref } from 'react';

type Props = {
  readonly label: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly className?: string;
  readonly isDisabled?: boolean;
  /** Left out, the box keeps its own. */
  readonly isChecked?: boolean;
  readonly onChange?: (isChecked: boolean) => void;
};

/** A labelled checkbox; the whole line is its target. */
export function CheckField({ label, ref, className = '', isDisabled = false, isChecked, onChange }: Props) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input
        type="checkbox"
        ref={ref}
        className="size-5 shrink-0"
        disabled={isDisabled}
        checked={isChecked}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
