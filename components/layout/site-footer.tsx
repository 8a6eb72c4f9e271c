import type { ReactNode } from 'react';
import { mailtoLink, telLink } from '@/components/company/external-links';
import { LazyCurrencySelect } from '@/components/currency/lazy-currency-select';
import { CopyrightLine } from '@/components/layout/copyright-line';
import { Logo } from '@/components/layout/logo';
import { type NavItem, NavLink } from '@/components/layout/nav-link';
import { AcceptedCards } from '@/components/layout/accepted-cards';
import { NetworkMark } from '@/components/ui/network-mark';
import type { Company } from '@/lib/domain/company';
import { footerMessages } from '@/messages/footer';

type Group = 'quickLinks' | 'usefulLinks' | 'privacyLinks';

type Props = {
  readonly company: Company;
  readonly groups: Record<Group, readonly NavItem[]>;
  readonly builtInYear: number;
};

export function SiteFooter({ company, groups, builtInYear }: Props) {
  return (
    // The bottom padding keeps the scroll-to-top button off the content. Phones have styles of their own.
    <footer className="footer far-section mt-24 bg-night pt-14 pb-16 text-paper">
      <div className="page grid gap-x-6 gap-y-10">
        <div className="col-span-4 flex flex-wrap items-center justify-between gap-x-4 lg:col-span-1 lg:-mt-2 lg:block">
          <Logo company={company} />
          <p className="order-last my-4 w-full text-balance">{company.blurb}</p>
          {company.social.length > 0 && (
            <ul aria-label={footerMessages.social} className="-mx-3 flex">
              {company.social.map(({ network, name, url }) => (
                <li key={network}>
                  <a href={url} rel="noopener" aria-label={name} className="grid size-11 place-items-center">
                    <NetworkMark network={network} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        {/* SideMenu links to this id before hydration. */}
        <LinkGroup id="footer-links" title={footerMessages.quickLinks} items={groups.quickLinks} />
        <LinkGroup title={footerMessages.usefulLinks} items={groups.usefulLinks} />
        <LinkGroup title={footerMessages.privacyLinks} items={groups.privacyLinks} />
        <FooterGroup title={footerMessages.contact}>
          <address className="links grid text-balance wrap-anywhere">
            {company.address && <span>{brokenAtCommas(company.address)}</span>}
            {company.phone && <ContactLink href={telLink(company.phone)}>{company.phone}</ContactLink>}
            <ContactLink href={mailtoLink(company.email)}>{company.email}</ContactLink>
          </address>
        </FooterGroup>
      </div>
      <div className="page mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-ink-soft pt-6">
        <AcceptedCards payments={company.payments} />
        <CopyrightLine company={company.name} builtInYear={builtInYear} />
        <LazyCurrencySelect />
      </div>
    </footer>
  );
}

/** Keeps the parts of an address whole, unless one is long. */
function brokenAtCommas(address: string): string {
  const parts = address.split(', ');
  return parts.map((part) => (part.length > 20 ? part : part.replaceAll(' ', '\u00A0'))).join(', ');
}

function ContactLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center">
      {children}
    </a>
  );
}

type FooterGroupProps = { readonly id?: string; readonly title: string; readonly children: ReactNode };

function FooterGroup({ id, title, children }: FooterGroupProps) {
  return (
    <div id={id}>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </div>
  );
}

type LinkGroupProps = Omit<FooterGroupProps, 'children'> & { readonly items: readonly NavItem[] };

function LinkGroup({ items, ...group }: LinkGroupProps) {
  if (items.length === 0) return null;
  return (
    <FooterGroup {...group}>
      <ul className="links">
        {items.map((item) => (
          <li key={item.route}>
            <NavLink item={item} />
          </li>
        ))}
      </ul>
    </FooterGroup>
  );
}
