import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import type { Job } from '@/lib/domain/content';
import { companyMessages } from '@/messages/company';

/** Filters nothing, as specified (CAR-02). Not a form, so that Enter submits nothing. */
export function JobFilters({ jobs }: { readonly jobs: readonly Job[] }) {
  return (
    <div role="search" className="mb-8 grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <Field label={companyMessages.careerSearch} name="position" autoComplete="off" type="search" />
      <SelectField label={companyMessages.careerType} name="type" autoComplete="off">
        <Options values={jobs.map(({ type }) => type)} />
      </SelectField>
      <SelectField label={companyMessages.careerLocation} name="location" autoComplete="off">
        <Options values={jobs.map(({ location }) => location)} />
      </SelectField>
    </div>
  );
}

function Options({ values }: { readonly values: readonly string[] }) {
  return [companyMessages.careerAny, ...new Set(values)].map((value) => <option key={value}>{value}</option>);
}
