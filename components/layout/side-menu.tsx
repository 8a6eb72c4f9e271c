'use client';

import { useState } from 'react';
import { NavLink, type NavItem } from '@/components/layout/nav-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Drawer } from '@/components/ui/drawer';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { menuIcon } from '@/components/ui/icon-paths';
import { useHydrated } from '@/components/ui/use-hydrated';
import { routes } from '@/lib/routes';
import { layoutMessages } from '@/messages/layout';

const buttonId = 'menu-button';

export function SideMenu({ links }: { readonly links: readonly NavItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const close = () => setOpen(false);
  return (
    <div className="-ms-3 lg:hidden">
      {isHydrated ? (
        <IconButton id={buttonId} icon={menuIcon} label={layoutMessages.menu} onClick={() => setOpen(true)} />
      ) : (
        // Without JavaScript this is a link; before hydration a press on it is held for the button.
        <a
          id={buttonId}
          href="#footer-links"
          data-not-ready=""
          aria-label={layoutMessages.menu}
          className="grid size-11 place-items-center"
        >
          <Icon path={menuIcon} />
        </a>
      )}
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
