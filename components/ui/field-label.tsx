type Props = {
  /** The id of its field. */
  readonly htmlFor: string;
  readonly children: string;
  /** Stands behind the label, for example "(optional)". */
  readonly note?: string | undefined;
};

export function FieldLabel({ htmlFor, children, note }: Props) {
  return (
    <label htmlFor={htmlFor} className="mb-1 block text-sm font-semibold">
      {children} {note !== undefined && <span className="text-ink-soft font-normal">{note}</span>}
    </label>
  );
}
