import { preloadCartPictures } from '@/scripts/export/browser/preloads';

// The second script of pages that show the lines of the cart.
preloadCartPictures();
