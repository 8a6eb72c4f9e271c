'use client';

import { createStore, type StoreApi } from 'zustand/vanilla';
import { requestCatalogue } from '@/lib/catalogue-request';
import type { Catalogue } from '@/lib/domain/catalogue';
import { readCatalogue } from '@/lib/domain/catalogue-file';
import { createStoreProvider } from '@/lib/stores/create-store-provider';

export type CatalogueState = {
  /** Undefined until it is loaded. */
  readonly catalogue: Catalogue | undefined;
  /** True if the last load has failed and no other is under way. */
  readonly hasFailed: boolean;
  /** Fetches the catalogue, at most once. Resolves to undefined on failure or timeout, and the next call retries. */
  readonly load: () => Promise<Catalogue | undefined>;
};

export type CatalogueStore = StoreApi<CatalogueState>;

export function createCatalogueStore(url: string): CatalogueStore {
  let loading: Promise<Catalogue | undefined> | undefined;

  async function load(): Promise<Catalogue | undefined> {
    store.setState({ hasFailed: false });
    const catalogue = readCatalogue(await (takeEarlyRequest() ?? requestCatalogue(url)));
    if (catalogue === undefined) loading = undefined;
    store.setState({ catalogue, hasFailed: catalogue === undefined });
    return catalogue;
  }

  const store = createStore<CatalogueState>()(() => ({
    catalogue: undefined,
    hasFailed: false,
    load: () => (loading ??= load()),
  }));
  return store;
}

/** The catalogue that scripts/export/browser/page-start.ts has requested, which serves the first load only. */
function takeEarlyRequest(): Promise<unknown> | undefined {
  const request = window.catalogueRequest;
  window.catalogueRequest = undefined;
  return request;
}

export const [CatalogueProvider, useCatalogue] = createStoreProvider(
  'useCatalogue',
  'CatalogueProvider',
  ({ store }: { readonly store: CatalogueStore }) => store,
);
