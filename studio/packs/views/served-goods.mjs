import { servedBaby } from './served-baby.mjs';
import { servedCare } from './served-care.mjs';
import { servedNight } from './served-night.mjs';

/** The goods one does not eat, in use. By product. */
export const servedGoods = { ...servedBaby, ...servedCare, ...servedNight };
