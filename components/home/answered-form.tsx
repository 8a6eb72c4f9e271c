'use client';

import { useState, type ReactNode } from 'react';

type Props = { readonly children: ReactNode; readonly answer: ReactNode };

/** A form that shows an answer of up to three lines when it is submitted, in the place kept for it, and sends nothing. `method="post"` keeps its fields out of the url, even before hydration. */
export function AnsweredForm({ children, answer }: Props) {
  const [isSubmitted, setSubmitted] = useState(false);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
    >
      {children}
      <p role="status" className="mt-3 min-h-20">
        {isSubmitted && answer}
      </p>
    </form>
  );
}
