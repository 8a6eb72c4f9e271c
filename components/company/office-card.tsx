import type { ReactNode } from 'react';
import { mailtoLink, mapLink, telLink } from '@/components/company/outside-links';
import { Icon } from '@/components/ui/icon';
import { mailIcon, mapPinIcon, phoneIcon } from '@/components/ui/icon-paths';
import type { Office } from '@/lib/domain/content';
import { companyMessages } from '@/lib/messages/en/company';

/** CON-04. */
export function OfficeCard({ office }: { readonly office: Office }) {
  return (
    <article className="rounded bg-card p-6 sm:p-8">
      <h3 className="mb-3 text-xl sm:text-2xl">{office.name}</h3>
      <address className="grid gap-3 wrap-anywhere">
        <p>
          {office.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
        <ul>
          <Way icon={phoneIcon} href={telLink(office.phone)}>
            {office.phone}
          </Way>
          <Way icon={mailIcon} href={mailtoLink(office.email)}>
            {office.email}
          </Way>
          <Way icon={mapPinIcon} href={mapLink(office)}>
            {companyMessages.openMap(office.name)}
          </Way>
        </ul>
      </address>
    </article>
  );
}

function Way({
  icon,
  href,
  children,
}: {
  readonly icon: string;
  readonly href: string;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <a href={href} rel="noopener" className="inline-flex min-h-11 items-center gap-3">
        <Icon path={icon} className="text-ink-soft size-5 shrink-0" />
        <span className="text-link min-w-0">{children}</span>
      </a>
    </li>
  );
}
