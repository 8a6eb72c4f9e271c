import { HeaderSearch } from '@/components/layout/header-search';
import { Logo } from '@/components/layout/logo';
import { NavLink, type NavItem } from '@/components/layout/nav-link';
import { SideMenu } from '@/components/layout/side-menu';
import { CartLink } from '@/components/cart/cart-link';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { Island } from '@/components/ui/island';
import { shoppingBagIcon, userIcon } from '@/components/ui/icon-paths';
import type { Company } from '@/lib/domain/content';
import { cartMessages } from '@/lib/messages/en/cart';
import { frameMessages } from '@/lib/messages/en/frame';
import { routes } from '@/lib/routes';

const round = 'grid size-11 place-items-center rounded-full hover:bg-line';

/** The way to the cart, where the number on it cannot be shown. */
const plainCartLink = (
  <AppLink href={routes.cart} label={cartMessages.title} className={round}>
    <Icon path={shoppingBagIcon} />
  </AppLink>
);

type Props = { readonly company: Company; readonly links: readonly NavItem[] };

/** FRAME-02 to FRAME-16: one row, with the search bar sliding out under it. */
export function SiteHeader({ company, links }: Props) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex h-16 items-center gap-2 max-[22rem]:gap-0 lg:h-20">
        <Island>
          <SideMenu links={links} />
        </Island>
        <Logo company={company} />
        <nav aria-label={frameMessages.mainNavigation} className="ms-auto hidden lg:block">
          <ul className="flex gap-8">
            {links.map((item) => (
              <li key={item.route}>
                <NavLink item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center lg:ms-6">
          <Island>
            <HeaderSearch />
          </Island>
          <AppLink href={routes.login} label={frameMessages.account} className={round}>
            <Icon path={userIcon} />
          </AppLink>
          <Island instead={plainCartLink}>
            <CartLink />
          </Island>
        </div>
      </div>
      <noscript>
        <p className="bg-apricot px-4 py-2 text-center text-sm">{frameMessages.noScript}</p>
      </noscript>
    </header>
  );
}
