import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from '@/components/ui/quantity-stepper';

const onStep = jest.fn();
const onEnter = jest.fn();
const labels = { field: 'Quantity', decrease: 'Decrease quantity', increase: 'Increase quantity' };
const stepper = (value = 2) => (
  <QuantityStepper value={value} min={1} max={5} labels={labels} onStep={onStep} onEnter={onEnter} />
);
const boundedProps = { min: 1, max: 5, labels, stopsAtEnds: true, onStep, onEnter };
const field = () => screen.getByRole('spinbutton', { name: 'Quantity' });

beforeEach(() => {
  onStep.mockReset();
  onEnter.mockReset();
});

test('PDP-09 the buttons step by one, and the field exposes its range', async () => {
  render(stepper());
  expect(field()).toHaveValue('2');
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('aria-valuemin', '1');
  expect(field()).toHaveAttribute('aria-valuemax', '5');
  await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  expect(onStep.mock.calls).toEqual([[1], [3]]);
});

test('PDP-12 typed text is committed on blur, and the field may be empty until then', async () => {
  const { rerender } = render(stepper());
  await userEvent.clear(field());
  expect(field()).toHaveValue('');
  expect(onEnter).not.toHaveBeenCalled();
  await userEvent.type(field(), 'abc');
  await userEvent.tab();
  expect(onEnter.mock.calls).toEqual([['abc']]);
  rerender(stepper(1));
  expect(field()).toHaveValue('1');
});

test('PDP-12 Enter commits typed text, except during an IME composition', () => {
  render(stepper());
  fireEvent.change(field(), { target: { value: '３' } });
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(onEnter).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onEnter.mock.calls).toEqual([['３']]);
});

test('PDP-12 focus and blur without typing commit nothing', async () => {
  render(stepper());
  await userEvent.click(field());
  await userEvent.tab();
  expect(onEnter).not.toHaveBeenCalled();
});

test('PDP-10 PDP-11 the up and down keys step, and other keys do not', async () => {
  render(stepper());
  await userEvent.type(field(), '{ArrowUp}{ArrowDown}{ArrowLeft}');
  expect(onStep.mock.calls).toEqual([[3], [1]]);
  expect(onEnter).not.toHaveBeenCalled();
});

test('PDP-09 PDP-11 an arrow key commits typed text and steps from the value that results', async () => {
  onEnter.mockReturnValue(4);
  render(stepper());
  await userEvent.clear(field());
  await userEvent.type(field(), '9{ArrowUp}');
  expect(onEnter.mock.calls).toEqual([['9']]);
  expect(onStep.mock.calls).toEqual([[5]]);
});

test('PDP-10 PDP-11 with `stopsAtEnds`, the button at a limit is faded, does nothing and keeps the focus', async () => {
  const { rerender } = render(<QuantityStepper {...boundedProps} value={1} />);
  const [less, more] = [
    screen.getByRole('button', { name: 'Decrease quantity' }),
    screen.getByRole('button', { name: 'Increase quantity' }),
  ];
  expect(less).toHaveClass('opacity-50');
  expect(more).not.toHaveClass('opacity-50');
  await userEvent.click(less);
  expect(less).toHaveFocus();
  expect(onStep).not.toHaveBeenCalled();
  rerender(<QuantityStepper {...boundedProps} value={5} />);
  expect(more).toHaveClass('opacity-50');
  expect(less).not.toHaveClass('opacity-50');
  await userEvent.click(more);
  expect(onStep).not.toHaveBeenCalled();
});

test('CART-05 without `stopsAtEnds`, a step past the limit still calls onStep', async () => {
  render(stepper(5));
  const more = screen.getByRole('button', { name: 'Increase quantity' });
  expect(more).not.toHaveClass('opacity-50');
  await userEvent.click(more);
  expect(onStep.mock.calls).toEqual([[6]]);
});
