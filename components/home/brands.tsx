import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Brand } from '@/lib/domain/content';
import { homeMessages } from '@/messages/home';

export function Brands({ brands }: { readonly brands: readonly Brand[] }) {
  if (brands.length === 0) return null;
  return (
    <Section id="brands" title={homeMessages.brands} className="page mt-14 sm:mt-20">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {brands.map(({ name, logo }) => (
          <li key={name} className="grid place-items-center rounded bg-card p-4">
            <Picture {...logo} className="h-14 w-auto" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
