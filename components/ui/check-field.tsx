import { useControlState } from '@/components/ui/use-control-state';

type Props = {
  readonly label: string;
  readonly name: string;
  readonly className?: string;
  /** Whether it can act, such as when storage is read. */
  readonly isReady?: boolean;
  readonly isDisabled?: boolean;
  /** Uncontrolled when omitted. */
  readonly isChecked?: boolean;
  readonly onChange?: (isChecked: boolean) => void;
};

export function CheckField({
  label,
  name,
  className = '',
  isReady = true,
  isDisabled = false,
  isChecked,
  onChange,
}: Props) {
  const state = useControlState(isReady);
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input
        type="checkbox"
        name={name}
        className="size-5 shrink-0"
        {...(isChecked === undefined ? {} : state)}
        {...(isDisabled ? { disabled: true } : {})}
        checked={isChecked}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
