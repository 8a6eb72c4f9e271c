'use client';

import { useState } from 'react';
import { NavLink, type NavItem } from '@/components/layout/nav-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Drawer } from '@/components/ui/drawer';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { menuIcon } from '@/components/ui/icon-paths';
import { useHydrated } from '@/components/ui/use-hydrated';
import { frameMessages } from '@/lib/messages/en/frame';
import { routes } from '@/lib/routes';

/** On small screens: the nav links, Login and Register, sliding in from the edge (FRAME-09 to FRAME-11). */
export function SideMenu({ links }: { readonly links: readonly NavItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const close = () => setOpen(false);
  return (
    <div className="-ms-3 lg:hidden">
      {isHydrated ? (
        <IconButton icon={menuIcon} label={frameMessages.menu} onClick={() => setOpen(true)} />
      ) : (
        // Before hydration, and without JavaScript, it leads to the footer's links.
        <a href="#footer-links" aria-label={frameMessages.menu} className="grid size-11 place-items-center">
          <Icon path={menuIcon} />
        </a>
      )}
      <Drawer title={frameMessages.menu} closeLabel={frameMessages.closeMenu} isOpen={isOpen} onClose={close}>
        <nav aria-label={frameMessages.mainNavigation}>
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
            {frameMessages.account}
          </ButtonLink>
          <ButtonLink href={routes.register} look="secondary" onClick={close}>
            {frameMessages.register}
          </ButtonLink>
        </div>
      </Drawer>
    </div>
  );
}
