import { withBasePath } from '@/lib/base-path';
import type { Word } from '@/lib/domain/content';

type Props = { readonly word: Word | undefined; readonly className: string };

/** An accent beside a text that says the same. `className` sets the width; a shop without the word shows nothing. */
export function DrawnWord({ word, className }: Props) {
  if (word === undefined) return null;
  return (
    <img
      src={withBasePath(word.src)}
      width={word.width}
      height={word.height}
      alt={word.alt}
      lang={word.language}
      loading="lazy"
      decoding="async"
      // Hidden overflow keeps the height of the word where the file is missing and the text is longer.
      className={`h-auto overflow-hidden ${className}`}
    />
  );
}
