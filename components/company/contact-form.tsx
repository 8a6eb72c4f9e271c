'use client';

import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { mailtoLink, type Letter } from '@/components/company/outside-links';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { companyMessages as messages } from '@/lib/messages/en';

type Props = {
  /** Where the visitor's mail app sends it. */
  readonly email: string;
  /** The options of the country select. */
  readonly children: ReactNode;
};

/** Blanks alone are no name. */
const hasText = '.*\\S.*';

/** Sends nothing by itself and says so; the mail link carries what was typed (CON-01 to CON-03, A-62). */
export function ContactForm({ email, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [mail, setMail] = useState(() => mailtoLink(email));
  const [isTried, setTried] = useState(false);

  const update = () => setMail(mailtoLink(email, readLetter(form.current)));

  function answer(event: SubmitEvent): void {
    event.preventDefault();
    update();
    setTried(true);
  }

  return (
    <form ref={form} method="post" className="grid gap-5 sm:grid-cols-2" onChange={update} onSubmit={answer}>
      <Field label={messages.firstName} autoComplete="given-name" pattern={hasText} isRequired />
      <Field label={messages.lastName} autoComplete="family-name" pattern={hasText} isRequired />
      <Field label={messages.email} type="email" autoComplete="email" isRequired />
      <Field label={messages.phone} note={messages.optional} type="tel" autoComplete="tel" />
      <SelectField label={messages.country} autoComplete="country-name" className="sm:col-span-2" isRequired>
        <option value="">{messages.chooseCountry}</option>
        {children}
      </SelectField>
      <Field label={messages.subject} note={messages.optional} className="sm:col-span-2" />
      <TextAreaField label={messages.message} rows={6} className="sm:col-span-2" />
      <CheckField label={messages.news} className="sm:col-span-2" />
    </form>
  );
}

function readLetter(form: HTMLFormElement | null): Letter {
  return { subject: '', message: '', sender: [] };
}
