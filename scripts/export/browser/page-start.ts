import { preloadCatalogue } from '@/scripts/export/browser/catalogue-preload';
import { guardChunkLoads } from '@/scripts/export/browser/chunk-load-guard';
import { createTrustedTypesPolicy } from '@/scripts/export/browser/trusted-types';

// This is the first script of every page; scripts/export/bundle.mjs inlines it and defines the constant.
declare const catalogueUrl: string;

createTrustedTypesPolicy();
// Next crashes on a path with two leading slashes.
if (location.pathname.startsWith('//')) {
  const { pathname, search, hash } = location;
  location.replace(pathname.replace(/^\/+/, '/') + search + hash);
}
guardChunkLoads(() => location.reload());
preloadCatalogue(catalogueUrl);
