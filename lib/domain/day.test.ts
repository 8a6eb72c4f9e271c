import { formatDay } from '@/lib/domain/day';

test.each([
  ['2026-11-01', '1 November 2026'],
  ['2027-01-31', '31 January 2027'],
  ['2026-12-09', '9 December 2026'],
])('STAT-12 %s reads "%s"', (day, words) => {
  expect(formatDay(day)).toBe(words);
});
