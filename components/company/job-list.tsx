import { ButtonLink } from '@/components/ui/button-link';
import { Field } from '@/components/ui/field';
import { FormSelectField } from '@/components/ui/form-select-field';
import type { Job } from '@/lib/domain/content';
import { contactPath } from '@/lib/routes';
import { companyMessages } from '@/messages/company';

type Props = { readonly jobs: readonly Job[] };

/** Title, business, type, location and link; the filters stand above the columns that they would filter. */
const columns = 'lg:grid-cols-[7fr_3fr_4fr_5fr_8rem]';

export function JobList({ jobs }: Props) {
  return (
    <>
      <Filters jobs={jobs} />
      <ul aria-label={companyMessages.careerTitle} className="border-line border-b">
        {jobs.map((job) => (
          <li key={job.title} className={`hairline grid gap-x-4 gap-y-4 py-8 lg:items-center ${columns}`}>
            <h2 className="text-2xl">{job.title}</h2>
            <dl className="grid grid-cols-[3fr_2fr_4fr] gap-x-4 max-sm:text-sm sm:grid-cols-[1fr_1fr_2fr] lg:contents">
              <Fact name={companyMessages.careerBusiness} value={job.business} />
              <Fact name={companyMessages.careerType} value={job.type} />
              <Fact name={companyMessages.careerLocation} value={job.location} />
            </dl>
            <ButtonLink
              href={contactPath(job.title)}
              variant="secondary"
              className="justify-self-start lg:justify-self-end"
            >
              {companyMessages.careerApply}
              <span className="sr-only">{companyMessages.careerApplyFor(job.title)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** These fields filter nothing, as specified. No form surrounds them, so that Enter submits nothing. */
function Filters({ jobs }: Props) {
  return (
    <div
      role="search"
      className={`mb-8 grid grid-cols-2 items-end gap-2 sm:grid-cols-[2fr_1fr_1fr] sm:gap-4 ${columns}`}
    >
      <Field
        label={companyMessages.careerSearch}
        name="position"
        autoComplete="off"
        type="search"
        className="max-sm:col-span-2 lg:col-span-2"
      />
      <FormSelectField label={companyMessages.careerType} name="type" autoComplete="off">
        <Options values={jobs.map(({ type }) => type)} />
      </FormSelectField>
      <FormSelectField
        label={companyMessages.careerLocation}
        name="location"
        autoComplete="off"
        className="lg:col-span-2"
      >
        <Options values={jobs.map(({ location }) => location)} />
      </FormSelectField>
    </div>
  );
}

function Options({ values }: { readonly values: readonly string[] }) {
  return [companyMessages.careerAny, ...new Set(values)].map((value) => <option key={value}>{value}</option>);
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
