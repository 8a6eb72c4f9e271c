import { createDeskStore } from '@/lib/stores/desk-store';

/** The orders, which are being read while the rest of the script starts: import it first. */
export const desk = createDeskStore();
