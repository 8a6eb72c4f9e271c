import Link from 'next/link';
import { AppLink } from '@/components/ui/app-link';
import { PageHeading } from '@/components/ui/page-heading';
import type { Policy, PolicySection } from '@/lib/domain/content';
import { formatDay } from '@/lib/domain/day';
import { routes, type RouteKey } from '@/lib/routes';
import { companyMessages } from '@/messages/company';

type Links = readonly { readonly label: string; readonly route: RouteKey }[];

type Props = {
  readonly policy: Policy;
  /** Every label becomes a link wherever a paragraph contains it. */
  readonly links: Links;
};

export function PolicyArticle({ policy, links }: Props) {
  return (
    <article className="page">
      <PageHeading intro={policy.summary}>{policy.title}</PageHeading>
      <p className="text-ink-soft -mt-4 mb-10 text-sm">
        <time dateTime={policy.updated}>{companyMessages.updated(formatDay(policy.updated))}</time>
      </p>
      <div className="hairline grid gap-x-16 gap-y-10 pt-10 lg:grid-cols-[16rem_1fr]">
        <Contents sections={policy.sections} />
        <div className="grid max-w-xl gap-12 text-lg leading-8">
          {policy.sections.map((section) => (
            <Section key={section.heading} section={section} links={links} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: { readonly sections: readonly PolicySection[] }) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24 lg:self-start">
      <h2 id="contents" className="mb-2 text-lg">
        {companyMessages.contents}
      </h2>
      <ol className="border-line border-s">
        {sections.map(({ heading }) => (
          <li key={heading}>
            {/* This is no bare `<a>`, because the router ignores native hash links and Back would not change the page. */}
            <Link
              href={`#${idOf(heading)}`}
              prefetch={false}
              className="text-ink-soft block py-2.5 ps-4 hover:text-ink hover:underline"
            >
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type SectionProps = { readonly section: PolicySection; readonly links: Links };

function Section({ section: { heading, paragraphs, list }, links }: SectionProps) {
  return (
    <section aria-labelledby={idOf(heading)} className="grid gap-4">
      <h2 id={idOf(heading)} className="text-2xl">
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} links={links} />
        </p>
      ))}
      {list !== undefined && (
        <ul className="grid list-disc gap-2 ps-6 marker:text-line-strong">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `Who we are` becomes `who-we-are`. */
function idOf(heading: string): string {
  return (
    heading
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'section'
  );
}

/** Links the first label in the text, and renders itself for the text after that label. */
function LinkedText({ text, links }: { readonly text: string; readonly links: Links }) {
  const firstLabel = new RegExp(links.map(({ label }) => label).join('|')).exec(text)?.[0];
  const link = links.find(({ label }) => label === firstLabel);
  if (link === undefined) return text;
  const start = text.indexOf(link.label);
  return (
    <>
      {text.slice(0, start)}
      <AppLink href={routes[link.route]} className="text-link">
        {link.label}
      </AppLink>
      <LinkedText text={text.slice(start + link.label.length)} links={links} />
    </>
  );
}
