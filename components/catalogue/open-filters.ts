import { createContext } from 'react';

/** Opens the drawer of the FilterPanel around it. */
export const OpenFilters = createContext<() => void>(() => {});
