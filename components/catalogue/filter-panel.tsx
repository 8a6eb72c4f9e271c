import { Activity, useCallback, useState, type ReactNode } from 'react';
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
  const open = useCallback(() => setDrawerOpen(true), []);
  const close = () => setDrawerOpen(false);
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
        side="end"
        title={catalogueMessages.filters}
        closeLabel={catalogueMessages.closeFilters}
        isOpen={isDrawerOpen}
        onClose={close}
      >
        {filters}
        <Button className="sticky bottom-0 mt-auto" onClick={close}>
          {showResultsText}
        </Button>
      </Drawer>
      {children}
    </OpenFilters>
  );
}
