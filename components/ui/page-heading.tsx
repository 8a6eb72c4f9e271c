import type { ReactNode } from 'react';

type Props = { readonly children: ReactNode; readonly intro?: ReactNode };

/** The only h1 of a page; it receives focus on navigation. */
export function PageHeading({ children, intro }: Props) {
  return (
    <div className={`mt-8 sm:mt-12 ${intro === undefined ? 'mb-6 sm:mb-8' : 'mb-8'}`}>
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {children}
      </h1>
      {intro !== undefined && <p className="text-ink-soft mt-3 max-w-prose text-lg text-balance">{intro}</p>}
    </div>
  );
}
