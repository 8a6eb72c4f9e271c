import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardForm } from '@/components/checkout/card-form';

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);

beforeEach(() => render(<CardForm isChosen />));

test('PAY-07 A-43 a typed zero may stay until the field is left, one that was pasted or filled is 1 at once', async () => {
  await userEvent.type(field('Month'), '0');
  expect(field('Month')).toHaveValue('0');
  await userEvent.tab();
  expect(field('Month')).toHaveValue('1');
  await userEvent.clear(field('Month'));
  await userEvent.type(field('Month'), '05');
  expect(field('Month')).toHaveValue('05');
  fireEvent.input(field('Month'), { target: { value: '0' } });
  expect(field('Month')).toHaveValue('1');
  await userEvent.clear(field('Month'));
  await userEvent.paste('0');
  expect(field('Month')).toHaveValue('1');
});

test('PAY-05 a number that the browser fills in is grouped', () => {
  fireEvent.input(field('Card number'), { target: { value: '4111111111111111' } });
  expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
});

test('PAY-05 the caret stays where a digit was taken out', async () => {
  await userEvent.type(field('Card number'), '411122223333');
  field('Card number').setSelectionRange(7, 7);
  await userEvent.keyboard('{Backspace}');
  expect(field('Card number')).toHaveValue('4111 2223 333');
  expect(field('Card number').selectionStart).toBe(6);
});

test('PAY-05 Backspace and Delete beside a gap take the digit beyond it', async () => {
  const number = field('Card number');
  await userEvent.type(number, '1234567890123456');
  number.setSelectionRange(11, 11);
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(number).toHaveValue('1234 5601 2345 6');
  expect(number.selectionStart).toBe(7);
  number.setSelectionRange(4, 4);
  await userEvent.keyboard('{Delete}');
  expect(number).toHaveValue('1234 6012 3456');
  expect(number.selectionStart).toBe(4);
});

test('A-41 PAY-13 the fields are named for the browser that fills them in, and nothing submits them', () => {
  const form = field('CVV').closest('form') ?? document.body;
  const named = [...form.querySelectorAll('input')].map(({ name, autocomplete }) => [name, autocomplete]);
  expect(named).toEqual([
    ['cc-number', 'cc-number'],
    ['cc-exp-month', 'cc-exp-month'],
    ['cc-exp-year', 'cc-exp-year'],
    ['cc-csc', 'cc-csc'],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  const submit = createEvent.submit(form);
  fireEvent(form, submit);
  expect(submit.defaultPrevented).toBe(true);
});
