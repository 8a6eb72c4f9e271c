import { CartLink } from '@/components/cart/cart-link';
import { HeaderSearch } from '@/components/layout/header-search';
import { Logo } from '@/components/layout/logo';
import { NavLink, type NavItem } from '@/components/layout/nav-link';
import { SideMenu } from '@/components/layout/side-menu';
import { AppLink } from '@/components/ui/app-link';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import { shoppingBagIcon } from '@/components/ui/icons/shopping-bag';
import { userIcon } from '@/components/ui/icons/user';
import type { Company } from '@/lib/domain/company';
import { routes } from '@/lib/routes';
import { headerMessages } from '@/messages/header';
import { layoutMessages } from '@/messages/layout';

const iconLinkClass = 'grid size-11 place-items-center rounded-full hover:bg-line';

/** Stands in for CartLink, without its item count, if CartLink throws. */
const plainCartLink = (
  <AppLink href={routes.cart} label={layoutMessages.cart} className={iconLinkClass}>
    <Icon path={shoppingBagIcon} />
  </AppLink>
);

type Props = { readonly company: Company; readonly links: readonly NavItem[] };

export function SiteHeader({ company, links }: Props) {
  return (
    <>
      <Letterhead company={company} />
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="page flex h-16 items-center gap-2 max-[22rem]:gap-0 lg:h-20">
          <ErrorBoundary>
            <SideMenu links={links} />
          </ErrorBoundary>
          <Logo company={company} />
          <nav aria-label={layoutMessages.mainNavigation} className="ms-auto hidden lg:block">
            <ul className="flex gap-8">
              {links.map((item) => (
                <li key={item.route}>
                  <NavLink item={item} className="min-w-11" />
                </li>
              ))}
            </ul>
          </nav>
          <div className="ms-auto flex items-center lg:ms-6">
            <ErrorBoundary>
              <HeaderSearch />
            </ErrorBoundary>
            <AppLink href={routes.login} label={layoutMessages.account} className={iconLinkClass}>
              <Icon path={userIcon} />
            </AppLink>
            <ErrorBoundary fallback={plainCartLink}>
              <CartLink />
            </ErrorBoundary>
          </div>
        </div>
        <noscript>
          <p className="bg-apricot px-4 py-2 text-center text-sm">{headerMessages.noScript}</p>
        </noscript>
      </header>
    </>
  );
}

/** Shown only in print, where the header and the footer are hidden. */
function Letterhead({ company }: Pick<Props, 'company'>) {
  return (
    <p className="page hidden text-sm print:block">
      <span className="block font-display text-xl">{company.name}</span>
      {[company.address, company.phone, company.email].filter((part) => part !== undefined).join(' · ')}
    </p>
  );
}
