import { Activity, useCallback, useRef, useState, type ReactNode } from 'react';
import { OpenFilters } from '@/components/catalogue/open-filters';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { catalogueMessages } from '@/messages/catalogue';

type Props = {
  readonly filters: ReactNode;
  readonly showResultsText: string;
  /** Its descendants open the drawer with `OpenFilters`. It does not render again when the drawer opens. */
  readonly children: ReactNode;
};

/** Shows the filters beside its children, or in a drawer on a narrow screen. */
export function FilterPanel({ filters, showResultsText, children }: Props) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => {
    setDrawerOpen(true);
    drawer.current?.showModal();
  }, []);
  return (
    <OpenFilters value={open}>
      <aside
        aria-label={catalogueMessages.filters}
        className="hidden lg:sticky lg:top-28 lg:block lg:self-start"
      >
        {/* Here or in the drawer, because field names must be unique. Activity hydrates it in a task of its own. */}
        <Activity>{!isDrawerOpen && filters}</Activity>
      </aside>
      <Drawer
        ref={drawer}
        side="end"
        title={catalogueMessages.filters}
        closeLabel={catalogueMessages.closeFilters}
        // The event comes later, when the drawer may be open again.
        onClose={() => setDrawerOpen(drawer.current?.open === true)}
      >
        {isDrawerOpen && filters}
        <Button className="sticky bottom-0 mt-auto" onClick={() => drawer.current?.close()}>
          {showResultsText}
        </Button>
      </Drawer>
      {children}
    </OpenFilters>
  );
}
