import type { NamePart } from '@/lib/domain/highlight-matches';

/** Highlights matches as text nodes, never as HTML. */
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
