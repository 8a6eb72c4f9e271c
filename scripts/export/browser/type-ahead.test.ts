import { createTypeAhead } from '@/scripts/export/browser/type-ahead';

const press = (key: string, modifiers: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });

function givenField(): HTMLInputElement {
  document.body.innerHTML = '<form><input></form><button>Search</button>';
  const field = document.querySelector('input');
  if (field === null) throw new Error('The field is not there');
  return field;
}

test('A-66 A-73 what is typed stands in the field that takes the focus, and is entered once', async () => {
  const field = givenField();
  const onInput = jest.fn();
  field.addEventListener('input', onInput);
  const typeAhead = createTypeAhead();
  for (const key of ['m', ' ', '抹']) {
    const event = press(key);
    typeAhead.keep(event);
    expect(event.defaultPrevented).toBe(true);
  }
  await typeAhead.enterTyped();
  expect(field).toHaveValue('');
  field.focus();
  await typeAhead.enterTyped();
  expect(field).toHaveValue('m 抹');
  await typeAhead.enterTyped();
  expect(onInput).toHaveBeenCalledTimes(1);
});

test('A-66 A-73 Backspace takes back what was typed, and Enter submits it', async () => {
  const field = givenField();
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  field.form?.addEventListener('submit', onSubmit);
  const typeAhead = createTypeAhead();
  for (const key of ['Backspace', 'm', 'n', 'Backspace', 'i', 'Enter']) typeAhead.keep(press(key));
  field.focus();
  await typeAhead.enterTyped();
  expect(field).toHaveValue('mi');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('A-66 A-73 Escape takes back all that was typed', async () => {
  const field = givenField();
  const typeAhead = createTypeAhead();
  for (const key of ['m', 'n', 'Escape', 'o']) typeAhead.keep(press(key));
  field.focus();
  await typeAhead.enterTyped();
  expect(field).toHaveValue('o');
});

test('A-66 A-73 Enter before anything is typed neither submits nor presses the focused button again', async () => {
  const field = givenField();
  const onSubmit = jest.fn();
  field.form?.addEventListener('submit', onSubmit);
  const typeAhead = createTypeAhead();
  const enter = press('Enter');
  typeAhead.keep(enter);
  expect(enter.defaultPrevented).toBe(true);
  typeAhead.keep(press('m'));
  field.focus();
  await typeAhead.enterTyped();
  expect(field).toHaveValue('m');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('A-66 A-73 Enter submits only the text that it ends', async () => {
  const field = givenField();
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  field.form?.addEventListener('submit', onSubmit);
  const typeAhead = createTypeAhead();
  for (const key of ['m', 'n', 'Enter', 'Escape', 'o']) typeAhead.keep(press(key));
  field.focus();
  await typeAhead.enterTyped();
  expect(field).toHaveValue('o');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('A-66 A-73 shortcuts and keys that type nothing are left to the browser', async () => {
  const field = givenField();
  field.focus();
  const typeAhead = createTypeAhead();
  for (const event of [
    press('Tab'),
    press('r', { ctrlKey: true }),
    press('r', { metaKey: true }),
    press('d', { altKey: true }),
  ]) {
    typeAhead.keep(event);
    expect(event.defaultPrevented).toBe(false);
  }
  await typeAhead.enterTyped();
  expect(field).toHaveValue('');
});
