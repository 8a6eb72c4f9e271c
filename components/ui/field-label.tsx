type Props = {
  readonly htmlFor: string;
  readonly children: string;
  readonly note?: string | undefined;
  /** Visually hidden suffix that tells repeated fields apart. */
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
