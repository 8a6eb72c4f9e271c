import { hasStoredForm } from '@/scripts/export/browser/stored-state';

// Has styles hide the form, and what follows it, until components/checkout/use-filled-form.ts shows them.
if (hasStoredForm()) document.documentElement.dataset['storedForm'] = '';
