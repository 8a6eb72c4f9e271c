import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { useStore, type StoreApi } from 'zustand';

/** Context and hook for one store; the hook throws outside its provider. */
export function createStoreContext<State>(hookName: string, providerName: string) {
  const Context = createContext<StoreApi<State> | undefined>(undefined);

  function useSelected<Selected>(selector: (state: State) => Selected): Selected {
    const store = useContext(Context);
    if (store === undefined) throw new Error(`${hookName} must be used within ${providerName}`);
    return useStore(store, selector);
  }

  return { Context, useSelected };
}

type Followed = { readonly follow: (onRead?: () => void) => () => void };

/** Reads storage after the first render, and follows changes by other tabs. */
export function useStorageSync(store: Followed, onRead?: () => void): void {
  const read = useEffectEvent(() => onRead?.());
  useEffect(() => store.follow(() => read()), [store]);
}
