import { render, screen } from '@testing-library/react';
import { OrderTimeline } from '@/components/orders/order-timeline';

test('TRK-04 the five steps stand in their order, the one under way is marked', () => {
  render(<OrderTimeline percent={26} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    'Ordered done',
    'Packaging under way',
    'Delivery to come',
    'Delivered to come',
    'Received to come',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
});

test('TRK-05 the progress is 26%, in sight and in the progress element', () => {
  render(<OrderTimeline percent={26} />);
  expect(screen.getByText('26%')).toBeVisible();
  const progress = screen.getByRole('progressbar', { name: 'Order progress' });
  expect(progress).toHaveAttribute('value', '26');
  expect(progress).toHaveAttribute('max', '100');
});
