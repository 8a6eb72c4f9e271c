import type { StorageKey } from '@/lib/domain/stored-data';
import type { SafeStorage } from '@/lib/stores/safe-storage';

/** `changed …` names the changes, so that different ones are reported again. */
export type Problem = 'none' | 'unreadable' | 'unsaved' | `changed ${string}`;

/** Reports each problem with stored data once per tab. */
export function createReportOnce(tab: SafeStorage, key: StorageKey) {
  let told: string | null | undefined;
  return {
    /** A problem that was resolved is reported again when it returns. */
    isPending(problem: Problem): boolean {
      if (problem === 'none') {
        if (told !== undefined) told = null;
        return false;
      }
      if (told === undefined) told = tab.read(key);
      return told !== problem;
    },
    acknowledge(problem: Problem): void {
      told = problem;
      // An unsaved value is lost with the page, so its mark must not outlive the page.
      if (problem !== 'none' && problem !== 'unsaved') tab.write(key, problem);
    },
  };
}
