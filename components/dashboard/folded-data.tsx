'use client';

import { useEffect, useRef, type ReactNode } from 'react';

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A section that is folded until it is pressed, or until the url names it. */
export function FoldedData({ id, title, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function openIfNamed(): void {
      if (details.current !== null && window.location.hash === `#${id}`) details.current.open = true;
    }
    openIfNamed();
    window.addEventListener('hashchange', openIfNamed);
    return () => window.removeEventListener('hashchange', openIfNamed);
  }, [id]);

  return (
    <section aria-labelledby={id} className="after-list mt-14">
      <details ref={details} className="hairline border-b">
        <summary className="py-5">
          <h2 id={id} className="text-2xl sm:text-3xl">
            {title}
          </h2>
        </summary>
        <div className="pb-8">{children}</div>
      </details>
    </section>
  );
}
