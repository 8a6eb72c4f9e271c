import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardForm } from '@/components/checkout/card-form';

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);

beforeEach(() => render(<CardForm isChosen acceptedCards={null} />));

test('PAY-07 A-43 in the month field a typed 0 becomes 1 on blur, and a pasted or autofilled 0 at once', async () => {
  await userEvent.type(field('Month'), '0');
  expect(field('Month')).toHaveValue('0');
  await userEvent.tab();
  expect(field('Month')).toHaveValue('1');
  await userEvent.clear(field('Month'));
  await userEvent.type(field('Month'), '05');
  expect(field('Month')).toHaveValue('05');
  // An input event without a key press is what autofill causes.
  fireEvent.input(field('Month'), { target: { value: '0' } });
  expect(field('Month')).toHaveValue('1');
  await userEvent.clear(field('Month'));
  await userEvent.paste('0');
  expect(field('Month')).toHaveValue('1');
});

test('PAY-05 an autofilled card number is grouped', () => {
  fireEvent.input(field('Card number'), { target: { value: '4111111111111111' } });
  expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
});
