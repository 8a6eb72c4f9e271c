import { fireEvent, render, screen } from '@testing-library/react';
import { NoticeRegion } from '@/components/notices/notice-region';
import { NoticeProvider, useNotices } from '@/lib/stores/notice-store';

jest.mock('@/components/notices/notice-stack', () => {
  throw new Error('Failed to load chunk');
});

function Show() {
  const show = useNotices((state) => state.show);
  const full = {
    kind: 'stock-full',
    role: 'alert',
    title: 'Stock full',
    text: 'No more',
    durationMs: 2000,
  } as const;
  return (
    <button type="button" onClick={() => show(full)}>
      Show
    </button>
  );
}

test('F-85 if the cards of notices do not load, a notice shows its text, and a press closes it', async () => {
  render(
    <NoticeProvider>
      <Show />
      <NoticeRegion />
    </NoticeProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Stock full No more');
  fireEvent.click(screen.getByRole('button', { name: 'Stock full No more' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
