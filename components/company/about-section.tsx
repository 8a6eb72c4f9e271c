import { PageBlocks } from '@/components/company/page-blocks';
import { StoryBlock } from '@/components/company/story-block';
import { Section } from '@/components/ui/section';
import type { About } from '@/lib/domain/page-content';

/** Shows the text of a section, and its cards or its stories below. */
export function AboutSection({ section }: { readonly section: About['sections'][number] }) {
  const { id, heading, blocks, cards, stories } = section;
  const hasParts = cards.length > 0 || stories.length > 0;
  return (
    <Section id={id} title={heading}>
      {blocks.length > 0 && (
        <div className={`grid max-w-xl gap-4 text-lg leading-8 ${hasParts ? 'mb-10' : ''}`}>
          <PageBlocks blocks={blocks} />
        </div>
      )}
      {cards.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
          {cards.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-3 rounded bg-card p-6 sm:p-8">
              <h3 className="text-wrap text-xl sm:text-2xl lg:min-h-[2lh]">{title}</h3>
              <PageBlocks blocks={text} className="text-ink-soft" />
            </li>
          ))}
        </ul>
      )}
      {stories.length > 0 && (
        <div className="grid gap-y-14 lg:gap-y-20">
          {stories.map((story, index) => (
            <StoryBlock key={story.title2} story={story} place={placeOf(index)} />
          ))}
        </div>
      )}
    </Section>
  );
}

/** The first picture is as wide as the page, the others stand on alternate sides. */
function placeOf(index: number) {
  if (index === 0) return 'wide';
  return index % 2 === 1 ? 'first' : 'last';
}
