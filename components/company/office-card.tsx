import type { ReactNode } from 'react';
import { mailtoLink, mapLink, telLink } from '@/components/company/external-links';
import { Icon } from '@/components/ui/icon';
import { mailIcon } from '@/components/ui/icons/mail';
import { mapPinIcon } from '@/components/ui/icons/map-pin';
import { phoneIcon } from '@/components/ui/icons/phone';
import type { Office } from '@/lib/domain/company';
import { companyMessages } from '@/messages/company';

type Props = { readonly office: Pick<Office, 'name' | 'address'> & Partial<Office> };

export function OfficeCard({ office: { name, address, phone, email, latitude, longitude } }: Props) {
  return (
    <article className="rounded bg-card p-6 sm:p-8">
      <h3 className="mb-3 text-xl sm:text-2xl">{name}</h3>
      <address className="grid gap-3 wrap-anywhere">
        <p className="whitespace-pre-line">{address.join('\n')}</p>
        <ul>
          {phone && (
            <ContactLink icon={phoneIcon} href={telLink(phone)}>
              {phone}
            </ContactLink>
          )}
          {email && (
            <ContactLink icon={mailIcon} href={mailtoLink(email)}>
              {email}
            </ContactLink>
          )}
          {latitude !== undefined && longitude !== undefined && (
            <ContactLink icon={mapPinIcon} href={mapLink({ latitude, longitude })}>
              {companyMessages.openMap(name)}
            </ContactLink>
          )}
        </ul>
      </address>
    </article>
  );
}

function ContactLink({
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
