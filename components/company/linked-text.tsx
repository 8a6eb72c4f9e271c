import { AppLink } from '@/components/ui/app-link';
import { routes } from '@/lib/routes';

/** The pages that our prose names, as it names them. */
const named = new Map([
  ['contact page', routes.contact],
  ['contact form', routes.contact],
  ['login page', routes.login],
  ['payment page', routes.payment],
  ['Your Data', routes.dashboardData],
]);
const names = new RegExp(`(${[...named.keys()].join('|')})`);

/** A text in which each page that it names is a link to it. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(names).map((part) => {
    const href = named.get(part);
    if (href === undefined) return part;
    return (
      <AppLink key={part} href={href} className="text-link">
        {part}
      </AppLink>
    );
  });
}
