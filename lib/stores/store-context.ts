import { createContext, useContext } from 'react';
import { useStore, type StoreApi } from 'zustand';

/** A context for one store, and the hook that reads it and throws outside its provider (STORE-09, A-53). */
export function createStoreContext<State>(hookName: string, providerName: string) {
  const Context = createContext<StoreApi<State> | undefined>(undefined);

  function useSelected<Selected>(selector: (state: State) => Selected): Selected {
    const store = useContext(Context);
    if (store === undefined) throw new Error(`${hookName} must be used within ${providerName}`);
    return useStore(store, selector);
  }

  return { Context, useSelected };
}
