import { showCartPreview } from '@/scripts/export/browser/cart-preview';
import { preloadCartPictures } from '@/scripts/export/browser/preloads';

// The second script of pages that show the lines of the cart.
preloadCartPictures();
void showCartPreview();
