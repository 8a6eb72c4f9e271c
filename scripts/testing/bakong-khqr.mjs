import { BakongKHQR } from 'bakong-khqr';

/** The library of the National Bank of Cambodia, with types, which it lacks. */

/** @type {(khqr: string) => boolean} */
export const isValidForBank = (khqr) => BakongKHQR.verify(khqr).isValid;

/** @type {(khqr: string) => Readonly<Record<string, unknown>>} */
export const readByBank = (khqr) => BakongKHQR.decode(khqr).data;
