import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
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

/** jsdom knows no kinds of pointers. */
function moveMouseOver(element: Element): void {
  const move = createEvent.pointerMove(element);
  Object.defineProperty(move, 'pointerType', { value: 'mouse' });
  fireEvent(element, move);
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <NoticeProvider>
      <Show notice={added} />
      <Show notice={refused} />
      <Show notice={update} />
      <NoticeRegion />
    </NoticeProvider>,
  );
});
afterEach(() => jest.useRealTimers());

test('A-72 a notice of a new version stays until it is answered or dismissed', () => {
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

test('F-128 a notice that ends does not move the focus from another control', () => {
  press('Show Added');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => screen.getByRole('button', { name: 'Show Refused' }).focus());
  waitMs(2000);
  expect(screen.queryByText('Added')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show Refused' })).toHaveFocus();
});

test('A-51 while one notice is hovered all stay, so that it keeps its place', () => {
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

test('A-51 a hovered notice that is dismissed no longer holds the others', () => {
  press('Show Added');
  press('Show Refused');
  moveMouseOver(screen.getByRole('alert'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1] ?? document.body);
  expect(screen.queryByText('Refused')).toBeNull();
  waitMs(2000);
  expect(screen.queryByText('Added')).toBeNull();
});
