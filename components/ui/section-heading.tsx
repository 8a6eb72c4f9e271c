import type { ReactNode } from 'react';

type Props = {
  readonly children: ReactNode;
  readonly id?: string;
  readonly aside?: ReactNode;
};

export function SectionHeading({ children, id, aside }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id={id} className="text-2xl sm:text-3xl">
        {children}
      </h2>
      {aside}
    </div>
  );
}
