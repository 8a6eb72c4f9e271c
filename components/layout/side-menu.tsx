'use client';

import { useState, type SyntheticEvent } from 'react';
import { NavLink, type NavItem } from '@/components/layout/nav-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Drawer } from '@/components/ui/drawer';
import { Icon } from '@/components/ui/icon';
import { menuIcon } from '@/components/ui/icons/menu';
import { useHydrated } from '@/components/ui/use-hydrated';
import { routes } from '@/lib/routes';
import { layoutMessages } from '@/messages/layout';

export function SideMenu({ links }: { readonly links: readonly NavItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const close = () => setOpen(false);

  function open(event: SyntheticEvent): void {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <div className="-ms-3 lg:hidden">
      {/* Without JavaScript this is a link. It stays the same element, so that no press falls between two. */}
      <a
        href="#footer-links"
        role={isHydrated ? 'button' : undefined}
        data-not-ready={isHydrated ? undefined : ''}
        aria-label={layoutMessages.menu}
        className="grid size-11 place-items-center rounded-full hover:bg-line"
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && event.preventDefault()}
        onKeyUp={(event) => event.key === ' ' && open(event)}
      >
        <Icon path={menuIcon} />
      </a>
      <Drawer
        title={layoutMessages.menu}
        closeLabel={layoutMessages.closeMenu}
        isOpen={isOpen}
        onClose={close}
      >
        <nav aria-label={layoutMessages.mainNavigation}>
          <ul className="grid gap-1 text-lg">
            {links.map((item) => (
              <li key={item.route}>
                <NavLink item={item} className="w-full" onClick={close} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-3">
          <ButtonLink href={routes.login} onClick={close}>
            {layoutMessages.account}
          </ButtonLink>
          <ButtonLink href={routes.register} variant="secondary" onClick={close}>
            {layoutMessages.register}
          </ButtonLink>
        </div>
      </Drawer>
    </div>
  );
}
