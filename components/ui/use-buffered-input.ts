import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

/** Keeps typed text, which may be invalid until then, and hands it to `onEnter` on blur or Enter. */
export function useBufferedInput<Committed>(shown: string, onEnter: (text: string) => Committed) {
  const [typed, setTyped] = useState<string>();

  function commit(): Committed | undefined {
    setTyped(undefined);
    return typed === undefined ? undefined : onEnter(typed);
  }

  const field = {
    value: typed ?? shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    onBlur: () => void commit(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit();
    },
  };
  return { field, commit };
}
