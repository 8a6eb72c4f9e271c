import { join } from 'node:path';
import { buildId } from './scripts/build-id.mjs';
import { copyPictures, generateShop } from './scripts/shop/generate.mjs';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  typedRoutes: true,
  trailingSlash: false,
  // `npm test` sets this for builds whose types another build checks.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPES === '1' },
  basePath: process.env.BASE_PATH ?? '',
  turbopack: {
    rules: {
      '*.{ts,tsx}': {
        condition: { content: /'@\/shop\/(?:settings|texts|extras)'/ },
        loaders: [join(import.meta.dirname, 'scripts/shop/inline-settings.mjs')],
      },
    },
  },
  experimental: {
    // In bytes. Each page gets one chunk for the framework, one for the layout and one of its own: more of them compress
    // worse, by 3 kB for the framework alone, and cost round trips.
    turbopackChunking: { minChunkSize: 10_000_000, maxMergeChunkSize: 10_000_000 },
    // This would render and compress every part of the data of each page, which scripts/export/page-files.mjs deletes.
    prefetchInlining: false,
  },
  // The same sources get the same build id, so caches stay valid after a rebuild.
  generateBuildId: () => buildId(),
  env: {
    NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '',
    NEXT_PUBLIC_SITE_URL: process.env.SITE_URL,
  },
};

export default async function config() {
  const { logo } = await generateShop();
  copyPictures(logo.favicon);
  return nextConfig;
}
