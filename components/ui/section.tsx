import { Activity, type ReactNode, type Ref } from 'react';
import { SectionTitle } from '@/components/ui/section-title';
import type { Word } from '@/lib/domain/content';

type Props = {
  /** The id of the heading, to which a url with a hash can link. */
  readonly id: string;
  readonly title: string;
  /** Stands before the heading. */
  readonly word?: Word | undefined;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
};

/** A landmark that is named by its heading. React hydrates it by itself, the one first in which something is pressed. */
export function Section({ id, title, word, aside, children, ...section }: Props) {
  return (
    <section aria-labelledby={id} {...section}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <SectionTitle id={id} title={title} word={word} />
        {aside}
      </div>
      <Activity>{children}</Activity>
    </section>
  );
}
