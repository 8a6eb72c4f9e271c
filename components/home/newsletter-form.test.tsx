import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NewsletterForm } from '@/components/home/newsletter-form';

const form = <NewsletterForm title="News" text="A letter now and then." />;
const submit = () => screen.getByRole('button', { name: 'Subscribe' });

test('HOME-07 A-16 the answer says that nothing was sent or stored, and leads to the contact page', () => {
  render(form);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'dara@example.com' } });
  fireEvent.click(submit());
  expect(screen.getByRole('status')).toHaveTextContent('nothing was sent or stored');
  expect(screen.getByRole('link', { name: 'contact page' })).toHaveAttribute('href', '/Contact');
  expect(localStorage).toHaveLength(0);
});

test('HOME-07 A-66 an email address is asked for, and no form puts it into an address', () => {
  document.body.innerHTML = renderToString(form);
  expect(screen.getByLabelText('Email address')).toBeRequired();
  expect(screen.getByLabelText('Email address')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Email address')).toBeEnabled();
  expect(submit()).toBeDisabled();
  expect(document.querySelector('form')).toHaveAttribute('method', 'post');
});
