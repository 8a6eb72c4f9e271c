import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import type { Company } from '@/lib/domain/company';
import { routes } from '@/lib/routes';
import { layoutMessages } from '@/messages/layout';

type Props = { readonly company: Pick<Company, 'name' | 'seal'> };

export function Logo({ company }: Props) {
  return (
    <AppLink
      href={routes.home}
      label={layoutMessages.logo(company.name)}
      className="inline-flex min-h-11 shrink-0 items-center gap-2"
    >
      <Picture {...company.seal} className="size-8 rounded-sm" />
      <span className="font-display text-[min(1.5rem,7.5vw)] leading-8">{company.name}</span>
    </AppLink>
  );
}
