import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { NoticeRegion } from '@/components/notices/notice-region';
import { NoticeProvider, useNotices } from '@/lib/stores/notice-store';
import type { Notice } from '@/lib/stores/notice-store';

const added: Notice = { kind: 'cart', role: 'status', text: 'Added', durationMs: 2000 };
const refused: Notice = { kind: 'stock-full', role: 'alert', text: 'Refused', durationMs: 2000 };
const accept = jest.fn();
const offer: Notice = {
  kind: 'newer-shop',
  role: 'status',
  text: 'Newer',
  action: { label: 'Reload', press: accept },
  durationMs: Infinity,
};

function Show({ notice }: { readonly notice: Notice }) {
  const show = useNotices((state) => state.show);
  return (
    <button type="button" onClick={() => show(notice)}>
      {notice.text} now
    </button>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (text: string) => fireEvent.click(screen.getByRole('button', { name: `${text} now` }));

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <NoticeProvider>
      <Show notice={added} />
      <Show notice={refused} />
      <Show notice={offer} />
      <NoticeRegion />
    </NoticeProvider>,
  );
});
afterEach(() => jest.useRealTimers());

test('NOTI-06 a notice shows for exactly its time', () => {
  press('Added');
  pass(1999);
  expect(screen.getByText('Added')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Added')).toBeNull();
});

test('NOTI-07 a new one of its kind replaces it and starts anew; one of another kind stands beside it', () => {
  press('Added');
  pass(1500);
  press('Added');
  press('Refused');
  expect(screen.getAllByText('Added')).toHaveLength(1);
  pass(1999);
  expect(screen.getByText('Added')).toBeInTheDocument();
  expect(screen.getByText('Refused')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByText('Added')).toBeNull();
  expect(screen.queryByText('Refused')).toBeNull();
});

test('NOTI-08 polite ones rise in a region that was there before, urgent ones are alerts', () => {
  const region = screen.getByRole('status');
  press('Added');
  expect(region).toHaveTextContent('Added');
  press('Refused');
  expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  expect(region).not.toHaveTextContent('Refused');
});

test('A-72 an offer waits for its answer, beside what comes and goes', () => {
  press('Newer');
  press('Added');
  pass(3_600_000);
  expect(screen.queryByText('Added')).toBeNull();
  expect(accept).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(accept).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Newer')).toBeNull();
});

test('NOTI-06 Dismiss ends it at once', () => {
  press('Added');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Added')).toBeNull();
});

const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });
const trigger = () => screen.getByRole('button', { name: 'Added now' });

test('F-128 Dismiss and Escape give the focus back to where it came from', () => {
  press('Added');
  act(() => trigger().focus());
  act(() => dismiss().focus());
  fireEvent.click(dismiss());
  expect(trigger()).toHaveFocus();
  press('Added');
  act(() => dismiss().focus());
  fireEvent.keyDown(dismiss(), { key: 'a' });
  expect(dismiss()).toHaveFocus();
  fireEvent.keyDown(dismiss(), { key: 'Escape' });
  expect(screen.queryByText('Added')).toBeNull();
  expect(trigger()).toHaveFocus();
});

test('F-128 where the focus is elsewhere a notice goes without it', () => {
  press('Added');
  act(() => dismiss().focus());
  act(() => screen.getByRole('button', { name: 'Refused now' }).focus());
  pass(2000);
  expect(screen.queryByText('Added')).toBeNull();
  expect(screen.getByRole('button', { name: 'Refused now' })).toHaveFocus();
});

/** jsdom knows no kinds of pointers. */
function moveMouseOver(element: Element): void {
  const move = createEvent.pointerMove(element);
  Object.defineProperty(move, 'pointerType', { value: 'mouse' });
  fireEvent(element, move);
}

test('A-51 while one is hovered none goes, so that the one in use stays in its place', () => {
  press('Added');
  press('Refused');
  const hovered = screen.getByRole('alert');
  moveMouseOver(hovered);
  pass(60_000);
  expect(screen.getByText('Added')).toBeInTheDocument();
  fireEvent.pointerLeave(hovered);
  pass(2000);
  expect(screen.queryByText('Added')).toBeNull();
  expect(screen.queryByText('Refused')).toBeNull();
});

test('A-51 one that is dismissed under the mouse holds its neighbours no longer', () => {
  press('Added');
  press('Refused');
  moveMouseOver(screen.getByRole('alert'));
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[1] ?? document.body);
  expect(screen.queryByText('Refused')).toBeNull();
  pass(2000);
  expect(screen.queryByText('Added')).toBeNull();
});
