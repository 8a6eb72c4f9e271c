import { PageBlocks } from '@/components/company/page-blocks';
import { AppLink } from '@/components/ui/app-link';
import { PageBand } from '@/components/ui/page-band';
import type { Policy, PolicySection } from '@/lib/domain/page-content';
import type { Picture } from '@/lib/domain/picture';
import { formatDay } from '@/lib/domain/day';
import { companyMessages } from '@/messages/company';

type Props = { readonly policy: Policy; readonly picture: Picture | undefined };

export function PolicyArticle({ policy, picture }: Props) {
  const { title, summary, updated, intro, sections } = policy;
  return (
    <article>
      <PageBand title={title} intro={summary} picture={picture} isText />
      <div className="page mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
        <Contents sections={sections} />
        <div className="grid max-w-2xl content-start gap-12 text-lg leading-8">
          <time dateTime={updated} className="text-sm text-ink-soft">
            {companyMessages.updated(formatDay(updated))}
          </time>
          {intro.length > 0 && (
            <div className="grid gap-4">
              <PageBlocks blocks={intro} />
            </div>
          )}
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}

type SectionsProps = { readonly sections: readonly PolicySection[] };

/** Without sections, an empty `div` stays in the first column, so that the text is in the second. */
function Contents({ sections }: SectionsProps) {
  if (sections.length === 0) return <div />;
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-24 lg:self-start">
      <h2 id="contents" className="text-lg lg:mb-2">
        {companyMessages.contents}
      </h2>
      <ol className="gap-x-6 border-line max-lg:columns-2 max-[20rem]:columns-1 lg:border-s">
        {sections.map(({ id, heading }) => (
          <li key={id} className="break-inside-avoid">
            {/* This is no bare `<a>`, because the router ignores native hash links and Back would not change the page. */}
            <AppLink
              href={`#${id}`}
              className="text-ink-soft block py-2 hover:text-ink hover:underline max-lg:underline lg:ps-4"
            >
              {heading}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section: { id, heading, blocks } }: { readonly section: PolicySection }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {heading}
      </h2>
      <PageBlocks blocks={blocks} />
    </section>
  );
}
