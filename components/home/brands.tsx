import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Brand, Word } from '@/lib/domain/content';
import { homeMessages } from '@/messages/home';

type Props = { readonly brands: readonly Brand[]; readonly word: Word | undefined };

export function Brands({ brands, word }: Props) {
  if (brands.length === 0) return null;
  return (
    <Section id="brands" title={homeMessages.brands} word={word} className="page mt-12 sm:mt-20">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-4">
        {brands.map(({ name, logo }) => (
          <li key={name} className="grid place-items-center rounded bg-card p-2 sm:p-4">
            <Picture {...logo} className="h-8 w-auto max-w-full sm:h-14" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
