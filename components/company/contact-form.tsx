'use client';

import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { mailtoLink } from '@/components/company/external-links';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { textLinkClass } from '@/components/ui/text-link-class';
import { readSubject } from '@/lib/routes';
import { companyMessages as messages } from '@/messages/company';

type Props = {
  /** Recipient of the mailto link. */
  readonly email: string;
  readonly children: ReactNode;
};

type FieldName = 'firstName' | 'lastName' | 'email' | 'phone' | 'country' | 'subject' | 'message';
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Rejects whitespace-only input. */
const hasText = '.*\\S.*';
const wide = 'sm:col-span-2';

/** Sends nothing and says so; the mailto link carries the typed text. */
export function ContactForm({ email, children }: Props) {
  const fields = useRef(new Map<FieldName, Control>());
  const news = useRef<HTMLInputElement>(null);
  const [mail, setMail] = useState(() => mailtoLink(email));
  const [tries, setTries] = useState(0);
  const answered = useRef<HTMLDivElement>(null);

  const keep = (name: FieldName) => (control: Control | null) => {
    if (control !== null) fields.current.set(name, control);
  };
  const valueOf = (name: FieldName) => fields.current.get(name)?.value ?? '';

  function update(): void {
    const name = `${valueOf('firstName')} ${valueOf('lastName')}`;
    const wish = news.current?.checked === true ? messages.wantsNews : '';
    setMail(
      mailtoLink(email, {
        subject: valueOf('subject'),
        message: valueOf('message'),
        sender: [name, valueOf('email'), valueOf('phone'), valueOf('country'), wish],
      }),
    );
  }

  // Text typed before hydration belongs in the mailto link too.
  const takeTyped = useEffectEvent(() => {
    const subject = fields.current.get('subject');
    // A subject from the url does not replace typed text.
    if (subject?.value === '') subject.value = readSubject(window.location.search);
    update();
  });
  useEffect(() => takeTyped(), []);

  // The answer is often below the viewport.
  useEffect(() => {
    if (tries > 0) answered.current?.scrollIntoView({ block: 'nearest' });
  }, [tries]);

  function answer(event: SubmitEvent): void {
    event.preventDefault();
    update();
    setTries(tries + 1);
  }

  return (
    <form method="post" className="grid gap-5 sm:grid-cols-2" onChange={update} onSubmit={answer}>
      <Field
        ref={keep('firstName')}
        label={messages.firstName}
        name="first-name"
        autoComplete="given-name"
        pattern={hasText}
        isRequired
      />
      <Field
        ref={keep('lastName')}
        label={messages.lastName}
        name="last-name"
        autoComplete="family-name"
        pattern={hasText}
        isRequired
      />
      <Field
        ref={keep('email')}
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        isRequired
      />
      <Field
        ref={keep('phone')}
        label={messages.phone}
        name="phone"
        note={messages.optional}
        type="tel"
        autoComplete="tel"
      />
      <SelectField
        ref={keep('country')}
        label={messages.country}
        name="country"
        autoComplete="country-name"
        className={wide}
        isRequired
      >
        <option value="">{messages.chooseCountry}</option>
        {children}
      </SelectField>
      <Field
        ref={keep('subject')}
        label={messages.subject}
        name="subject"
        autoComplete="off"
        note={messages.optional}
        className={wide}
      />
      <TextAreaField
        ref={keep('message')}
        label={messages.message}
        name="message"
        rows={6}
        className={wide}
      />
      <CheckField ref={news} label={messages.news} name="news" className={wide} />
      <Button type="submit" className={`justify-self-start ${wide}`}>
        {messages.send}
      </Button>
      <div
        ref={answered}
        role="status"
        className={`grid gap-1 rounded ${wide} ${tries > 0 ? 'bg-mist p-4' : ''}`}
      >
        {tries > 0 && <p className="font-semibold">{messages.notSent}</p>}
        <p>
          {messages.cannotSend}{' '}
          <a href={mail} className={textLinkClass}>
            {messages.mailInstead}
          </a>
        </p>
      </div>
    </form>
  );
}
