import type { MetadataRoute } from 'next';
import { withBasePath } from '@/lib/base-path';
import { routes } from '@/lib/routes';
import { language } from '@/messages/language';
import { appCategories, company } from '@/shop/company';
import { shopName } from '@/shop/settings';
import { homeDescription } from '@/shop/texts';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: shopName,
    short_name: shopName,
    lang: language,
    dir: 'ltr',
    categories: [...appCategories],
    description: homeDescription,
    id: withBasePath(routes.home),
    start_url: withBasePath(routes.home),
    scope: withBasePath(routes.home),
    display: 'standalone',
    icons: company.icons.map(({ src, size, purpose }) => ({
      src: withBasePath(src),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
