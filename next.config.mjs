import { buildId } from './scripts/build-id.mjs';

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  typedRoutes: true,
  trailingSlash: false,
  basePath: process.env.BASE_PATH ?? '',
  // A dozen scripts of one or two kilobytes cost a slow line more, in journeys and in packing, than they save.
  experimental: { turbopackChunking: { minChunkSize: 300_000 } },
  // The same sources give the same bytes, so that hashes and caches survive a rebuild.
  generateBuildId: () => buildId(),
  env: {
    NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '',
    NEXT_PUBLIC_SITE_URL: process.env.SITE_URL,
  },
};

export default nextConfig;
