import { deskPapers, type DeskOrder, type DeskPaper } from '@/lib/domain/desk-order';
import { wholeNumberIn } from '@/lib/domain/stored-value';

/** What the desk remembers besides orders. Times are milliseconds since the epoch. */
export type DeskNotes = {
  /** The number of the latest invoice, of this device and of every backup that was read; 0 without one. */
  readonly lastInvoice: number;
  /** When the backup file was last saved; 0 if never. */
  readonly backedUpAt: number;
  /** After how many months customers' data are deleted. */
  readonly keptMonths: number;
  /** What slips are printed on. */
  readonly paper: DeskPaper;
};

export const keptMonthsChoices = [3, 6, 12, 24, 60] as const;
const defaultKeptMonths = 12;
const dayMs = 24 * 60 * 60 * 1000;
const backupIntervalMs = 7 * dayMs;
const maxTime = 8_640_000_000_000_000;

/** Never throws; invalid notes get their defaults. */
export function readDeskNotes(stored: Readonly<Record<string, unknown>>): DeskNotes {
  const months = stored['keptMonths'];
  return {
    lastInvoice: wholeNumberIn(stored['lastInvoice'], 0) ?? 0,
    backedUpAt: wholeNumberIn(stored['backedUpAt'], 0, maxTime) ?? 0,
    keptMonths: keptMonthsChoices.find((choice) => choice === months) ?? defaultKeptMonths,
    paper: deskPapers.find((known) => known === stored['paper']) ?? 'a6',
  };
}

/** True a week after the last backup, or after the first order without one. `now` in ms. */
export function isBackupDue(
  { backedUpAt }: Pick<DeskNotes, 'backedUpAt'>,
  orders: readonly DeskOrder[],
  now: number,
): boolean {
  const changes = orders.map(({ receivedAt, history }) => Math.max(receivedAt, history.at(-1)?.at ?? 0));
  const unsaved = changes.filter((at) => at > backedUpAt);
  return unsaved.length > 0 && now - Math.max(backedUpAt, Math.min(...unsaved)) >= backupIntervalMs;
}
