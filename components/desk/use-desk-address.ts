import { createContext, use } from 'react';

/** The address of the shop, for invoices. */
export const DeskAddress = createContext('');

export function useDeskAddress(): string {
  return use(DeskAddress);
}
