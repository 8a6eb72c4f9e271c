import { useState, type ChangeEvent, type KeyboardEvent } from 'react';

/**
 * What is typed into a field that shows a value: held, so that it can be half a number or empty meanwhile, and given
 * on when the field is left or Enter is pressed; then the value shows again.
 */
export function useHeldText<Settled>(shown: string, onEnter: (text: string) => Settled) {
  const [typed, setTyped] = useState<string>();

  /** What was made of the text; undefined where nothing was typed. */
  function settle(): Settled | undefined {
    setTyped(undefined);
    return typed === undefined ? undefined : onEnter(typed);
  }

  const field = {
    value: typed ?? shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    onBlur: () => void settle(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
    },
  };
  return { field, settle };
}
