import { AppLink } from '@/components/ui/app-link';
import { Picture } from '@/components/ui/picture';
import type { Company } from '@/lib/domain/content';
import { frameMessages } from '@/lib/messages/en/frame';
import { routes } from '@/lib/routes';

type Props = { readonly company: Pick<Company, 'name' | 'seal'> };

/** The seal and the name; links home (FRAME-02, A-01). */
export function Logo({ company }: Props) {
  return (
    <AppLink
      href={routes.home}
      label={frameMessages.logo}
      className="inline-flex min-h-11 shrink-0 items-center gap-2"
    >
      <Picture {...company.seal} className="size-8 rounded-sm bg-seal" />
      <span className="font-display text-2xl">{company.name}</span>
    </AppLink>
  );
}
