import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import type { Company } from '@/lib/domain/company';
import { routes } from '@/lib/routes';
import { layoutMessages } from '@/messages/layout';

type Props = { readonly company: Pick<Company, 'name' | 'seal'> };

/** A longer name is smaller on phones, and takes more than one line. */
const maxShortName = 8;

export function Logo({ company }: Props) {
  const isShort = company.name.length <= maxShortName;
  return (
    <AppLink
      href={routes.home}
      label={layoutMessages.logo(company.name)}
      className={`inline-flex min-h-11 ${isShort ? 'shrink-0' : 'min-w-0'} items-center gap-2`}
    >
      <Picture {...company.seal} className={`size-8 ${isShort ? '' : 'shrink-0 '}rounded-sm`} />
      <span
        className={`font-display ${isShort ? 'text-[min(1.5rem,7.5vw)] leading-8' : 'min-w-0 text-base leading-snug wrap-anywhere sm:text-2xl'}`}
      >
        {company.name}
      </span>
    </AppLink>
  );
}
