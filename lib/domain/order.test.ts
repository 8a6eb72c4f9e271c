import { reachedStep } from '@/lib/domain/order';

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
])('TRK-05 at %s percent an order is at step %s of 0 to 4', (percent, step) => {
  expect(reachedStep(percent, 5)).toBe(step);
});
