import { Activity, type ReactNode } from 'react';
import { filtersId } from '@/components/catalogue/filters-id';
import { Button } from '@/components/ui/button';
import { closesDialog } from '@/components/ui/closes-dialog';
import { Drawer } from '@/components/ui/drawer';
import { catalogueMessages } from '@/messages/catalogue';

type Props = {
  readonly showResultsText: string;
  readonly children: ReactNode;
};

/** The filters: beside the list, or in a drawer on a narrow screen. */
export function FilterPanel({ showResultsText, children }: Props) {
  return (
    <aside
      aria-label={catalogueMessages.filters}
      className="max-lg:contents lg:sticky lg:top-28 lg:self-start"
    >
      <Drawer
        id={filtersId}
        side="end"
        className="sidebar"
        title={catalogueMessages.filters}
        closeLabel={catalogueMessages.closeFilters}
      >
        {/* Activity hydrates it in a task of its own. */}
        <Activity>{children}</Activity>
        <Button className="drawer-only sticky bottom-0 mt-auto" {...closesDialog}>
          {showResultsText}
        </Button>
      </Drawer>
    </aside>
  );
}
