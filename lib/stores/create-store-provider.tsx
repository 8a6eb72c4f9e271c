import { createContext, useContext, useState, type ReactNode } from 'react';
import { useStore, type StoreApi } from 'zustand';

/** Returns the provider of a store, and its hook, which throws outside the provider. `create` gets the provider's props. */
export function createStoreProvider<State, Props = unknown>(
  hookName: string,
  providerName: string,
  create: (props: Props) => StoreApi<State>,
) {
  const Context = createContext<StoreApi<State> | undefined>(undefined);

  function Provider(props: Props & { readonly children: ReactNode }) {
    const [store] = useState(() => create(props));
    return <Context value={store}>{props.children}</Context>;
  }

  function useSelected<Selected>(selector: (state: State) => Selected): Selected {
    const store = useContext(Context);
    if (store === undefined) throw new Error(`${hookName} must be used within ${providerName}`);
    return useStore(store, selector);
  }

  return [Provider, useSelected] as const;
}
