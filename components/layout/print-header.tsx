import type { Company } from '@/lib/domain/content';

/** Letterhead for printed pages, which have no header or footer. */
export function PrintHeader({ company }: { readonly company: Company }) {
  return (
    <p className="page hidden text-sm print:block">
      <span className="block font-display text-xl">{company.name}</span>
      {[company.address, company.phone, company.email].join(' · ')}
    </p>
  );
}
