import { DrawnWord } from '@/components/ui/drawn-word';
import type { Word } from '@/lib/domain/content';

type Props = { readonly id: string; readonly title: string; readonly word: Word | undefined };

export function SectionTitle({ id, title, word }: Props) {
  const heading = (
    <h2 id={id} className="text-2xl sm:text-3xl">
      {title}
    </h2>
  );
  if (word === undefined) return heading;
  return (
    <div className="flex items-center gap-3 sm:gap-4">
      <DrawnWord word={word} className="w-4 sm:w-5" />
      {heading}
    </div>
  );
}
