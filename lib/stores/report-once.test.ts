import { createReportOnce } from '@/lib/stores/report-once';
import { createSafeStorage } from '@/lib/stores/safe-storage';

const open = () =>
  createReportOnce(
    createSafeStorage(() => sessionStorage),
    'Cart.told',
  );

beforeEach(() => sessionStorage.clear());

test('A-63 a problem is reported until it is acknowledged, once in a tab', () => {
  const reports = open();
  expect(reports.isPending('none')).toBe(false);
  expect(reports.isPending('changed 1.2')).toBe(true);
  reports.acknowledge('changed 1.2');
  expect(reports.isPending('changed 1.2')).toBe(false);
  expect(open().isPending('changed 1.2')).toBe(false);
  expect(open().isPending('changed 1.3')).toBe(true);
});

test('A-63 a problem that was solved is reported again when it returns', () => {
  const reports = open();
  expect(reports.isPending('unreadable')).toBe(true);
  reports.acknowledge('unreadable');
  expect(reports.isPending('none')).toBe(false);
  expect(reports.isPending('unreadable')).toBe(true);
});

test('F-28 an unsaved value is reported again on the next page', () => {
  open().acknowledge('unsaved');
  expect(open().isPending('unsaved')).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});
