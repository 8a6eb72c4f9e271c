import { PageBlocks } from '@/components/company/page-blocks';
import { Picture } from '@/components/ui/picture';
import type { Story } from '@/lib/domain/page-content';

type Props = {
  readonly story: Story;
  /** Where the picture stands on wide screens: before or after the text, or above it. */
  readonly place: 'first' | 'last' | 'wide';
};

const besideText = '(min-width: 80rem) 35.5rem, (min-width: 64rem) calc(50vw - 4.5rem), calc(100vw - 2rem)';
const aboveText = '(min-width: 96rem) 91rem, calc(100vw - 2rem)';
const shapes = {
  first: '',
  last: 'lg:order-last',
  wide: 'object-cover lg:col-span-2 lg:mb-4 sm:aspect-2/1',
};

export function StoryBlock({ story: { img, title1, title2, des }, place }: Props) {
  return (
    <article className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
      <Picture
        {...img}
        sizes={place === 'wide' ? aboveText : besideText}
        className={`h-auto w-full rounded ${shapes[place]}`}
      />
      <div className={place === 'wide' ? 'lg:col-span-2 lg:grid lg:grid-cols-2 lg:gap-x-16' : 'max-w-lg'}>
        <div>
          {title1 !== undefined && <p className="text-ink-soft mb-2">{title1}</p>}
          <h3 className="mb-4 text-2xl sm:text-3xl">{title2}</h3>
        </div>
        <div className="grid gap-4">
          <PageBlocks blocks={des} className="text-lg leading-8" />
        </div>
      </div>
    </article>
  );
}
