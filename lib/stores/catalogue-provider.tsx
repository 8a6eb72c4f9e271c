'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';
import { createCatalogueSource, type CatalogueSource } from '@/lib/stores/catalogue-source';

const Context = createContext<CatalogueSource | undefined>(undefined);

type Props = { readonly url: string; readonly children: ReactNode };

export function CatalogueProvider({ url, children }: Props) {
  const [source] = useState(() => createCatalogueSource(url));
  return <Context value={source}>{children}</Context>;
}

export function useCatalogueSource(): CatalogueSource {
  const source = useContext(Context);
  if (source === undefined) throw new Error('useCatalogueSource must be used within CatalogueProvider');
  return source;
}
