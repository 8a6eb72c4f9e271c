import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollToTopButton } from '@/components/layout/scroll-to-top-button';

test('FRAME-24 the button scrolls to the top and leaves the focus there, at the heading', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <>
      <main>
        <h1 tabIndex={-1}>Our Store</h1>
      </main>
      <ScrollToTopButton />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Scroll to top' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('heading')).toHaveFocus();
});
