import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { NoticeRegion } from '@/components/notices/notice-region';
import { NoticeProvider, useNotices, type Notice } from '@/lib/stores/notice-store';

const reload = jest.fn();
const added: Notice = { kind: 'cart', role: 'status', text: 'Added', durationMs: 2000 };
const refused: Notice = { kind: 'stock-full', role: 'alert', text: 'Refused', durationMs: 2000 };
const update: Notice = {
  kind: 'newer-shop',
  role: 'status',
  text: 'Update',
  action: { label: 'Reload', press: reload },
  durationMs: Infinity,
};

function Show({ notice }: { readonly notice: Notice }) {
  const show = useNotices((state) => state.show);
  return (
    <button type="button" onClick={() => show(notice)}>
      Show {notice.text}
    </button>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const waitMs = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** jsdom ignores `pointerType`, so it is defined by hand. */
function moveMouseOver(element: Element): void {
  const move = createEvent.pointerMove(element);
  Object.defineProperty(move, 'pointerType', { value: 'mouse' });
  fireEvent(element, move);
}

beforeEach(async () => {
  jest.useFakeTimers();
  render(
    <NoticeProvider>
      <Show notice={added} />
      <Show notice={refused} />
      <Show notice={update} />
      <NoticeRegion />
    </NoticeProvider>,
  );
  // The cards load on the first interaction.
  fireEvent.pointerMove(document.body);
  await act(() => import('@/components/notices/notice-stack'));
});
afterEach(() => jest.useRealTimers());

test('A-72 a notice of a new version never disappears by itself, and offers to reload and to dismiss it', () => {
  press('Show Update');
  press('Show Added');
  waitMs(3_600_000);
  expect(screen.queryByText('Added')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  press('Reload');
  expect(reload).toHaveBeenCalledTimes(1);
  press('Dismiss');
  expect(screen.queryByText('Update')).toBeNull();
});

test('F-128 a notice that disappears leaves the focus on another control', () => {
  press('Show Added');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => screen.getByRole('button', { name: 'Show Refused' }).focus());
  waitMs(2000);
  expect(screen.queryByText('Added')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show Refused' })).toHaveFocus();
});

test('A-51 while one notice is hovered, all notices stay', () => {
  press('Show Added');
  press('Show Refused');
  moveMouseOver(screen.getByRole('alert'));
  waitMs(60_000);
  expect(screen.getByText('Added')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('alert'));
  waitMs(2000);
  expect(screen.queryByText('Added')).toBeNull();
  expect(screen.queryByText('Refused')).toBeNull();
});

test('A-51 once a hovered notice is dismissed, the other notices disappear in time', () => {
  press('Show Added');
  press('Show Refused');
  moveMouseOver(screen.getByRole('alert'));
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Refused')).toBeNull();
  waitMs(2000);
  expect(screen.queryByText('Added')).toBeNull();
});
