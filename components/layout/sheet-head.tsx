import type { Company } from '@/lib/domain/content';

/** Whose page it is, for a page on paper, which has no header and no footer (F-126). */
export function SheetHead({ company }: { readonly company: Company }) {
  return (
    <p className="page hidden text-sm print:block">
      <span className="block font-display text-xl">{company.name}</span>
      {[company.address, company.phone, company.email].join(' · ')}
    </p>
  );
}
