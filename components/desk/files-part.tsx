import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly hint: string;
  /** What the last press has done. */
  readonly result: string;
  readonly children: ReactNode;
};

export function FilesPart({ title, hint, result, children }: Props) {
  return (
    <section>
      <h3 className="text-base">{title}</h3>
      <p className="mb-2 text-ink-soft">{hint}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
      <p role="status" className="mt-2 empty:hidden">
        {result}
      </p>
    </section>
  );
}
