import type { NamePart } from '@/lib/domain/marked-name';

/** A name with what a search found in it marked, as text and never as markup. */
export function MarkedName({ parts }: { readonly parts: readonly NamePart[] }) {
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
