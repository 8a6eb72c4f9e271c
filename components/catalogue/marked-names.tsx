import type { ReactNode } from 'react';
import type { NamePart } from '@/lib/domain/marked-name';

/** The names with what was found in them marked, as text and never as markup. */
export function markedNames(names: ReadonlyMap<number, readonly NamePart[]>): ReadonlyMap<number, ReactNode> {
  return new Map([...names].map(([id, parts]) => [id, <MarkedName key={id} parts={parts} />]));
}

function MarkedName({ parts }: { readonly parts: readonly NamePart[] }) {
  return parts.map(({ at, text, isMatch }) =>
    isMatch ? (
      <mark key={at} className="rounded-sm bg-apricot text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
