type Props = { readonly id: string; readonly children: string };

/** The control names it as its description, so it is read with the focus. */
export function FieldError({ id, children }: Props) {
  if (children === '') return null;
  return (
    <span id={id} className="mt-1 block text-sm font-semibold text-seal-deep">
      {children}
    </span>
  );
}
