import { currentOf, isUsable } from '@/scripts/export/browser/early-controls';
import { askToHydrate } from '@/scripts/export/browser/hydration';

/** How often React is asked for a held control, in ms, until it has hydrated it. */
const askIntervalMs = 20;

export type HeldPress = {
  readonly target: HTMLElement;
  readonly repeat: (target: HTMLElement) => unknown;
};

/**
 * Holds presses, marks their controls as busy, and has React hydrate these before other parts of the page. `repeat`
 * repeats what works by now, one press after the other, because a press relies on what React has rendered for those
 * before. It drops what hydration has removed, and calls `onRepeated` after each press.
 */
export function createPressQueue(onRepeated: () => void) {
  let held: readonly HeldPress[] = [];
  let isRepeating = false;
  let isAsking = false;

  function hold(press: HeldPress): void {
    press.target.setAttribute('aria-busy', 'true');
    held = [...held, press];
    if (!isAsking) askForHydration();
  }

  function drop(press: HeldPress): void {
    held = held.filter((other) => other !== press);
    press.target.removeAttribute('aria-busy');
  }

  function askForHydration(): void {
    const [next] = held;
    isAsking = next !== undefined;
    if (next === undefined) return;
    askToHydrate(next.target);
    setTimeout(askForHydration, askIntervalMs);
  }

  async function repeat(): Promise<void> {
    if (isRepeating) return;
    held = held.flatMap((press) => {
      const target = currentOf(press.target);
      return target === null ? [] : [{ ...press, target }];
    });
    const press = held.find(({ target }) => isUsable(target));
    if (press === undefined) return;
    drop(press);
    isRepeating = true;
    await press.repeat(press.target);
    isRepeating = false;
    onRepeated();
  }

  return { held: () => held, hold, drop, repeat };
}
