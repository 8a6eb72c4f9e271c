'use client';

import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { mailtoLink } from '@/components/company/outside-links';
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
const wide = 'sm:col-span-2';

/** Sends nothing by itself and says so; the mail link carries what was typed (CON-01 to CON-03, A-62). */
export function ContactForm({ email, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [mail, setMail] = useState(() => mailtoLink(email));
  const [isTried, setTried] = useState(false);
  const [firstName, lastName, from, phone, subject, news] = [
    useInput(),
    useInput(),
    useInput(),
    useInput(),
    useInput(),
    useInput(),
  ];
  const message = useRef<HTMLTextAreaElement>(null);

  function update(): void {
    const name = `${valueOf(firstName)} ${valueOf(lastName)}`;
    const country = form.current?.querySelector('select')?.value ?? '';
    const wish = news.current?.checked === true ? messages.wantsNews : '';
    setMail(
      mailtoLink(email, {
        subject: valueOf(subject),
        message: message.current?.value ?? '',
        sender: [name, valueOf(from), valueOf(phone), country, wish],
      }),
    );
  }

  function answer(event: SubmitEvent): void {
    event.preventDefault();
    update();
    setTried(true);
  }

  return (
    <form ref={form} method="post" className="grid gap-5 sm:grid-cols-2" onChange={update} onSubmit={answer}>
      <Field
        ref={firstName}
        label={messages.firstName}
        autoComplete="given-name"
        pattern={hasText}
        isRequired
      />
      <Field
        ref={lastName}
        label={messages.lastName}
        autoComplete="family-name"
        pattern={hasText}
        isRequired
      />
      <Field ref={from} label={messages.email} type="email" autoComplete="email" isRequired />
      <Field ref={phone} label={messages.phone} note={messages.optional} type="tel" autoComplete="tel" />
      <SelectField label={messages.country} autoComplete="country-name" className={wide} isRequired>
        <option value="">{messages.chooseCountry}</option>
        {children}
      </SelectField>
      <Field ref={subject} label={messages.subject} note={messages.optional} className={wide} />
      <TextAreaField ref={message} label={messages.message} rows={6} className={wide} />
      <CheckField ref={news} label={messages.news} className={wide} />
      <Button type="submit" className="self-center justify-self-start">
        {messages.send}
      </Button>
      <div
        role="status"
        className={`grid gap-1 self-center ${isTried ? 'rounded bg-mist p-4 sm:col-span-2' : ''}`}
      >
        {isTried && <p className="font-semibold">{messages.notSent}</p>}
        <p>
          {messages.cannotSend}{' '}
          <a href={mail} className="text-link inline-flex min-h-11 items-center">
            {messages.mailInstead}
          </a>
        </p>
      </div>
    </form>
  );
}

const useInput = () => useRef<HTMLInputElement>(null);

function valueOf({ current }: { readonly current: HTMLInputElement | null }): string {
  return current?.value ?? '';
}
