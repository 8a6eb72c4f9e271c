import { reachedStep, trackingSteps } from '@/lib/domain/order';

test('TRK-04 the steps of tracking, in their order', () => {
  expect(trackingSteps).toEqual(['Ordered', 'Packaging', 'Delivery', 'Delivered', 'Received']);
});

test.each([
  [0, 0],
  [24, 0],
  [25, 1],
  [26, 1],
  [49, 1],
  [50, 2],
  [75, 3],
  [99, 3],
  [100, 4],
  [130, 4],
])('TRK-05 at %s percent an order has reached step %s', (percent, step) => {
  expect(reachedStep(percent)).toBe(step);
});
