import { Activity, type ReactNode, type Ref } from 'react';

type Props = {
  /** The id of the heading, to which a url with a hash can link. */
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
};

/** A landmark that is named by its heading. React hydrates it by itself, the one first in which something is pressed. */
export function Section({ id, title, aside, children, ...section }: Props) {
  return (
    <section aria-labelledby={id} {...section}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-2xl sm:text-3xl">
          {title}
        </h2>
        {aside}
      </div>
      <Activity>{children}</Activity>
    </section>
  );
}
