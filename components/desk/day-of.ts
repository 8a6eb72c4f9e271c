import { formatDay } from '@/lib/domain/day';

/** "22 Nov" for 2026-11-22; the years of a list of orders are clear from its order. */
export function shortDay(day: string): string {
  return formatDay(day).replace(/^(\d+ \w{3}).*$/, '$1');
}

/** The ISO date of a time in ms, in the time zone of the device. */
export function dayOf(ms: number): string {
  const time = new Date(ms);
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** "22 November 2026, 14:03" in the time zone of the device. */
export function timeOf(ms: number): string {
  const time = new Date(ms);
  const clock = [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return `${formatDay(dayOf(ms))}, ${clock.join(':')}`;
}
