'use client';

import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { AccountLinks } from '@/components/layout/account-links';
import { NavLink, type NavItem } from '@/components/layout/nav-link';
import { Late } from '@/components/loading/late';
import { Drawer } from '@/components/ui/drawer';
import { Icon } from '@/components/ui/icon';
import { menuIcon } from '@/components/ui/icons/menu';
import { useHydrated } from '@/components/ui/use-hydrated';
import { usePath } from '@/components/ui/use-path';
import { layoutMessages } from '@/messages/layout';

/** The one thing to do here. */
const storeClass = 'font-semibold text-seal';

type Props = { readonly links: readonly NavItem[] };

const menuId = 'menu';

export function SideMenu({ links }: Props) {
  const menu = useRef<HTMLDialogElement>(null);
  const [wasOpened, setOpened] = useState(false);
  const isHydrated = useHydrated();
  const path = usePath();
  const close = () => menu.current?.close();

  useEffect(() => {
    const dialog = menu.current;
    // Before hydration scripts/export/browser/held-presses.ts opens it.
    if (dialog?.open === true) setOpened(true);
    // Back and Forward change the page below an open menu.
    return () => dialog?.close();
  }, [path]);

  function open(event: SyntheticEvent): void {
    event.preventDefault();
    setOpened(true);
    menu.current?.showModal();
  }

  return (
    <>
      {/* Without JavaScript this is a link. It stays the same element, so that no press falls between two. */}
      <a
        href="#footer-links"
        role={isHydrated ? 'button' : undefined}
        data-not-ready={isHydrated ? undefined : ''}
        data-opens={menuId}
        aria-label={layoutMessages.menu}
        className="-ms-3 grid size-11 shrink-0 place-items-center rounded-full hover:bg-line lg:hidden"
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && event.preventDefault()}
        onKeyUp={(event) => event.key === ' ' && open(event)}
      >
        <Icon path={menuIcon} />
      </a>
      <Drawer ref={menu} id={menuId} title={layoutMessages.menu} closeLabel={layoutMessages.closeMenu}>
        <nav aria-label={layoutMessages.mainNavigation}>
          <ul className="grid gap-1 text-lg">
            {links.map((item) => (
              <li key={item.route}>
                <NavLink
                  item={item}
                  className={`w-full ${item.route === 'store' ? storeClass : ''}`}
                  onClick={close}
                />
              </li>
            ))}
          </ul>
        </nav>
        {wasOpened && (
          <Late load={loadMenuDetails} isNeeded fallback={AccountLinks} props={{ onChoose: close }} />
        )}
      </Drawer>
    </>
  );
}

const loadMenuDetails = async () => (await import('@/components/layout/menu-details')).MenuDetails;
