import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Brand } from '@/lib/domain/content';
import { homeMessages } from '@/messages/home';

export function BrandLogos({ brands }: { readonly brands: readonly Brand[] }) {
  return (
    <section aria-labelledby="brands" className="page mt-14 sm:mt-20">
      <SectionHeading id="brands">{homeMessages.brands}</SectionHeading>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {brands.map(({ name, logo }) => (
          <li key={name} className="grid place-items-center rounded bg-card p-4">
            <Picture {...logo} className="h-14 w-auto" />
          </li>
        ))}
      </ul>
    </section>
  );
}
