import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import type { Company } from '@/lib/domain/company';
import { routes } from '@/lib/routes';
import { headerMessages } from '@/messages/header';

type Props = { readonly company: Pick<Company, 'name' | 'seal'> };

/** Up to these lengths a name fits into the header of a small phone in one line, and in three beside the mark. */
const [maxShort, maxMiddle] = [8, 16];

/** The class names of the link, the mark and the name. */
const sizes = {
  short: ['shrink-0', 'size-8 rounded-sm', 'text-[min(1.5rem,7.5vw)] leading-8'],
  middle: [
    'min-w-0',
    'size-8 shrink-0 rounded-sm',
    'min-w-0 text-base leading-snug wrap-anywhere sm:text-2xl',
  ],
  long: [
    'min-w-0',
    'hidden size-8 shrink-0 rounded-sm lg:block',
    'min-w-0 text-sm leading-snug wrap-anywhere sm:text-2xl',
  ],
} as const;

function sizeOf({ length }: string) {
  if (length <= maxShort) return sizes.short;
  return length <= maxMiddle ? sizes.middle : sizes.long;
}

export function Logo({ company }: Props) {
  const [link, mark, name] = sizeOf(company.name);
  return (
    <AppLink
      href={routes.home}
      label={headerMessages.logo(company.name)}
      className={`inline-flex min-h-11 ${link} items-center gap-2`}
    >
      <Picture {...company.seal} className={mark} />
      <span className={`font-display ${name}`}>{company.name}</span>
    </AppLink>
  );
}
