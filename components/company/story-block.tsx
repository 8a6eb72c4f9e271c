import { PageBlocks } from '@/components/company/page-blocks';
import { Picture } from '@/components/ui/picture';
import type { Story } from '@/lib/domain/page-content';

type Props = { readonly story: Story; readonly isPictureLast: boolean };

export function StoryBlock({ story: { img, title1, title2, des }, isPictureLast }: Props) {
  return (
    <article className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
      <Picture
        {...img}
        sizes="(min-width: 80rem) 35.5rem, (min-width: 64rem) calc(50vw - 4.5rem), calc(100vw - 2rem)"
        className={`h-auto w-full rounded ${isPictureLast ? 'lg:order-last' : ''}`}
      />
      <div className="max-w-lg">
        {title1 !== undefined && <p className="text-ink-soft mb-2">{title1}</p>}
        <h3 className="mb-4 text-2xl sm:text-3xl">{title2}</h3>
        <PageBlocks blocks={des} className="text-lg leading-8" />
      </div>
    </article>
  );
}
