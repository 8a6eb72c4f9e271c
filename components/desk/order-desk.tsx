import { useState } from 'react';
import { DeskAddress } from '@/components/desk/use-desk-address';
import { DeskView } from '@/components/desk/desk-view';
import { CatalogueProvider, createCatalogueStore } from '@/lib/stores/catalogue-store';
import { DeskProvider, type DeskStore } from '@/lib/stores/desk-store';

type Props = {
  /** The url of the compact catalogue. */
  readonly catalogueUrl: string;
  /** The address of the shop, which stands on invoices. */
  readonly address: string;
  readonly store: DeskStore;
};

/** The page of the order desk, with its stores. */
export function OrderDesk({ catalogueUrl, address, store }: Props) {
  const [catalogue] = useState(() => createCatalogueStore(catalogueUrl));
  return (
    <CatalogueProvider store={catalogue}>
      <DeskProvider store={store}>
        <DeskAddress value={address}>
          <DeskView />
        </DeskAddress>
      </DeskProvider>
    </CatalogueProvider>
  );
}
