type Props = { readonly title: string; readonly text: string };

/** A message as it came, which opens below its title. */
export function MessageText({ title, text }: Props) {
  return (
    <details className="hairline">
      <summary className="min-h-11">{title}</summary>
      <p dir="auto" className="pb-3 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </details>
  );
}
