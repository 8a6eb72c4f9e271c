import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '@/components/company/contact-form';

const page = (
  <ContactForm email="hello@minato.example">
    <option>Cambodia</option>
    <option>Japan</option>
  </ContactForm>
);

function open() {
  render(page);
  return userEvent.setup();
}

const box = (name: string | RegExp) => screen.getByRole('textbox', { name });
const mail = () => screen.getByRole('link', { name: 'Send it with your email app' }).getAttribute('href');

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(box('First name'), 'Sophea');
  await user.type(box('Last name'), 'Chann');
  await user.type(box('Email'), 'sophea@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Cambodia');
}

test('CON-01 the form has its eight fields', () => {
  open();
  for (const name of [
    'First name',
    'Last name',
    'Email',
    'Phone (optional)',
    'Subject (optional)',
    'Message',
  ])
    expect(box(name)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Send me news about the shop' })).not.toBeChecked();
});

test('CON-02 first name, last name, email and country are required, nothing else', () => {
  open();
  for (const name of ['First name', 'Last name', 'Email']) expect(box(name)).toBeRequired();
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeRequired();
  for (const name of [/^Phone/, /^Subject/, 'Message']) expect(box(name)).not.toBeRequired();
  expect(screen.getByRole('checkbox')).not.toBeRequired();
});

test('CON-02 blanks are no name, one letter is', async () => {
  const user = open();
  await user.type(box('First name'), '   ');
  expect(box('First name')).toBeInvalid();
  await user.type(box('First name'), 'O');
  expect(box('First name')).toBeValid();
});

test('CON-03 an incomplete form is stopped by the browser and answers nothing', async () => {
  const user = open();
  await user.type(box('First name'), 'Sophea');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(screen.queryByText(/Nothing was sent/)).not.toBeInTheDocument();
});

test('CON-03 a submit stays on the page, clears nothing and says so', async () => {
  const user = open();
  await fill(user);
  await user.type(box('Message'), 'Do you have sencha?');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(box('First name')).toHaveValue('Sophea');
  expect(box('Last name')).toHaveValue('Chann');
  expect(box('Email')).toHaveValue('sophea@example.com');
  expect(screen.getByRole('combobox')).toHaveValue('Cambodia');
  expect(box('Message')).toHaveValue('Do you have sencha?');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent("This page can't send your message by itself.");
  expect(screen.getByRole('status')).toHaveTextContent('Nothing was sent');
});

test('CON-03 A-66 a submit is kept from the browser, and the form is no query', () => {
  open();
  const form = box('Message').closest('form') ?? document.body;
  const submit = createEvent.submit(form);
  fireEvent(form, submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(form).toHaveAttribute('method', 'post');
});

test('CON-03 the mail link carries what was typed, blanks and signs encoded', async () => {
  const user = open();
  expect(mail()).toBe('mailto:hello@minato.example');
  await fill(user);
  await user.type(box(/^Subject/), 'Tea & cake');
  await user.type(box('Message'), 'Sencha?{enter}1+1 = 2');
  await user.click(screen.getByRole('checkbox'));
  expect(mail()).toBe(
    'mailto:hello@minato.example?subject=Tea%20%26%20cake&body=Sencha%3F%0D%0A1%2B1%20%3D%202%0D%0A%0D%0A' +
      'Sophea%20Chann%0D%0Asophea%40example.com%0D%0ACambodia%0D%0APlease%20send%20me%20news%20about%20the%20shop.',
  );
});

test('CON-03 the honest line stands there from the start', () => {
  open();
  expect(within(screen.getByRole('status')).getByRole('link')).toBeVisible();
});

test('CON-03 A-66 the mail link carries what was typed and chosen before the page was awake', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(page);
  const user = userEvent.setup();
  await fill(user);
  await user.type(box('Message'), 'Sencha?');
  await user.click(screen.getByRole('checkbox'));
  expect(mail()).toBe('mailto:hello@minato.example');
  const root = await act(async () => hydrateRoot(place, page));
  expect(mail()).toBe(
    'mailto:hello@minato.example?body=Sencha%3F%0D%0A%0D%0ASophea%20Chann%0D%0Asophea%40example.com%0D%0A' +
      'Cambodia%0D%0APlease%20send%20me%20news%20about%20the%20shop.',
  );
  act(() => root.unmount());
  place.remove();
});
