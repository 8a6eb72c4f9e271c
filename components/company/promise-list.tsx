type Props = { readonly promises: readonly { readonly title: string; readonly text: string }[] };

export function PromiseList({ promises }: Props) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
      {promises.map(({ title, text }) => (
        <li key={title} className="grid content-start gap-3 rounded bg-card p-6 sm:p-8">
          <h3 className="text-wrap text-xl sm:text-2xl">{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
