import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import type { Href } from '@/lib/routes';

type Props = {
  readonly label: string;
  readonly steps: readonly { readonly label: string; readonly href: Href }[];
  /** The current page; visually hidden on phones, where the heading suffices. */
  readonly current: string;
};

export function Breadcrumb({ label, steps, current }: Props) {
  return (
    <nav aria-label={label} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map((step, index) => (
          <li key={step.href} className="flex items-center gap-x-2">
            {index > 0 && <Separator />}
            <AppLink
              href={step.href}
              className="inline-flex min-h-11 items-center hover:text-ink hover:underline"
            >
              {step.label}
            </AppLink>
          </li>
        ))}
        <li aria-current="page" className="flex items-center gap-x-2 wrap-anywhere text-ink max-sm:sr-only">
          <Separator />
          {current}
        </li>
      </ol>
    </nav>
  );
}

/** Starts an item, so that a wrapped line never ends with one. */
function Separator(): ReactNode {
  return (
    <span aria-hidden="true" className="text-ink-soft">
      /
    </span>
  );
}
