import { AppLink } from '@/components/ui/app-link';
import type { Company } from '@/lib/domain/content';
import { frameMessages } from '@/lib/messages/en';
import { routes } from '@/lib/routes';

type Props = { readonly company: Pick<Company, 'name' | 'japaneseName'> };

/** The seal and the name; links home (FRAME-02, A-01). */
export function Logo({ company }: Props) {
  return (
    <AppLink
      href={routes.home}
      label={frameMessages.logo}
      className="inline-flex min-h-11 items-center gap-2"
    >
      <span
        lang="ja"
        className="grid size-8 place-items-center rounded-sm bg-seal font-display text-xl text-card"
      >
        {company.japaneseName}
      </span>
      <span className="font-display text-2xl">{company.name}</span>
    </AppLink>
  );
}
