import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from '@/components/company/contact-form';

test('CON-03 the mail link carries the typed text, with blanks and symbols encoded', async () => {
  render(
    <ContactForm email="hello@minato.example">
      <option>Cambodia</option>
    </ContactForm>,
  );
  const user = userEvent.setup();
  const type = async (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text);
  const mail = screen.getByRole('link', { name: 'Send it with your email app' });
  expect(mail).toHaveAttribute('href', 'mailto:hello@minato.example');
  await type('First name', 'Sophea');
  await type('Last name', 'Chann');
  await type('Email', 'sophea@example.com');
  await type('Subject (optional)', 'Tea & cake');
  await type('Message', 'Sencha?{enter}1+1 = 2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Cambodia');
  await user.click(screen.getByRole('checkbox'));
  expect(mail).toHaveAttribute(
    'href',
    'mailto:hello@minato.example?subject=Tea%20%26%20cake&body=Sencha%3F%0D%0A1%2B1%20%3D%202%0D%0A%0D%0A' +
      'Sophea%20Chann%0D%0Asophea%40example.com%0D%0ACambodia%0D%0APlease%20send%20me%20news%20about%20the%20shop.',
  );
});
