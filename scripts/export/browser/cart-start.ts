import { showCartPreview } from '@/scripts/export/browser/cart-preview';
import { preloadCartPictures } from '@/scripts/export/browser/preloads';
import { hasStoredForm } from '@/scripts/export/browser/stored-state';

// The second script of pages that show the lines of the cart.
preloadCartPictures();
// Has styles hide the form until components/checkout/address-step.tsx has filled it in.
if (hasStoredForm()) document.documentElement.dataset['storedForm'] = '';
void showCartPreview();
