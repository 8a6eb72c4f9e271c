type Props = {
  readonly htmlFor: string;
  readonly children: string;
  /** Shown beside the label, such as "(optional)". */
  readonly note?: string | undefined;
  /** A suffix for screen readers alone, which tells fields with the same label apart. */
  readonly purpose?: string | undefined;
};

export function FieldLabel({ htmlFor, children, note, purpose }: Props) {
  return (
    <label htmlFor={htmlFor} className="mb-1 block text-sm font-semibold">
      {children} {note !== undefined && <span className="text-ink-soft font-normal">{note}</span>}
      {purpose !== undefined && <span className="sr-only"> {purpose}</span>}
    </label>
  );
}
