import { act, fireEvent, render, screen } from '@testing-library/react';
import { NoticeShelf } from '@/components/notices/notice-shelf';
import { NoticeProvider, useNotices } from '@/lib/stores/notice-provider';
import type { Notice } from '@/lib/stores/notice-store';

const added: Notice = { kind: 'cart', role: 'status', text: 'Added', durationMs: 2000 };
const refused: Notice = { kind: 'stock-full', role: 'alert', text: 'Refused', durationMs: 2000 };

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
      <NoticeShelf />
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

test('NOTI-06 Dismiss ends it at once', () => {
  press('Added');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Added')).toBeNull();
});
