'use client';

import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { mailtoLink } from '@/components/company/external-links';
import { Button } from '@/components/ui/button';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { formText } from '@/components/ui/form-text';
import { FormSelectField } from '@/components/ui/form-select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { readSubject } from '@/lib/routes';
import { companyMessages as messages } from '@/messages/company';

type Props = {
  /** Recipient of the mailto link. */
  readonly email: string;
  /** Options of the country select. */
  readonly children: ReactNode;
};

/** Input pattern that rejects text of blanks only. */
const notBlank = '.*\\S.*';
const wide = 'col-span-2';
const half = 'col-span-2 sm:col-span-1';

/** Sends nothing and says so, but offers the typed text as a mailto link. `method="post"` keeps it out of the url. */
export function ContactForm({ email, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [mailHref, setMailHref] = useState(() => mailtoLink(email));
  const [submitCount, setSubmitCount] = useState(0);

  function updateMailHref(): void {
    if (form.current !== null) setMailHref(mailHrefOf(email, new FormData(form.current)));
  }

  // The mailto link also carries text that was typed before hydration.
  const readInitialText = useEffectEvent(() => {
    const subject = form.current?.elements.namedItem('subject');
    // The url may name a subject, which does not replace typed text.
    if (subject instanceof HTMLInputElement && subject.value === '')
      subject.value = readSubject(window.location.search);
    updateMailHref();
  });
  useEffect(() => readInitialText(), []);

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    updateMailHref();
    setSubmitCount(submitCount + 1);
  }

  return (
    <form
      ref={form}
      method="post"
      className="grid grid-cols-2 gap-5"
      onChange={updateMailHref}
      onSubmit={handleSubmit}
    >
      <Field
        label={messages.firstName}
        name="first-name"
        autoComplete="given-name"
        pattern={notBlank}
        isRequired
      />
      <Field
        label={messages.lastName}
        name="last-name"
        autoComplete="family-name"
        pattern={notBlank}
        isRequired
      />
      <Field
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        className={half}
      />
      <Field
        label={messages.phone}
        name="phone"
        note={messages.optional}
        type="tel"
        autoComplete="tel"
        className={half}
      />
      <FormSelectField
        label={messages.country}
        name="country"
        autoComplete="country-name"
        className={wide}
        isRequired
      >
        <option value="">{messages.chooseCountry}</option>
        {children}
      </FormSelectField>
      <Field
        label={messages.subject}
        name="subject"
        autoComplete="off"
        note={messages.optional}
        className={wide}
      />
      <TextAreaField label={messages.message} name="message" rows={6} className={wide} />
      <CheckField label={messages.newsletter} name="news" className={wide} />
      <p className={`text-sm text-ink-soft ${wide}`}>
        {messages.cannotSend}{' '}
        <a href={mailHref} className="text-link inline-flex min-h-11 items-center">
          {messages.sendByEmail}
        </a>
        {messages.sendByEmailEnd}
      </p>
      <Button type="submit" className={`justify-self-start ${wide}`}>
        {messages.send}
      </Button>
      <ContactAnswer submits={submitCount} />
    </form>
  );
}

/** `submits` counts how often the form was submitted. */
function ContactAnswer({ submits }: { readonly submits: number }) {
  const box = useRef<HTMLDivElement>(null);

  // The answer is often below the viewport.
  useEffect(() => {
    if (submits > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [submits]);

  return (
    <div ref={box} role="status" className={`-mb-8 min-h-21 sm:min-h-14 ${wide}`}>
      {submits > 0 && <p className="rounded bg-mist p-4 font-semibold">{messages.notSent}</p>}
    </div>
  );
}

function mailHrefOf(to: string, data: FormData): string {
  const text = (name: string) => formText(data, name);
  const name = `${text('first-name')} ${text('last-name')}`;
  const newsletter = data.has('news') ? messages.newsletterRequest : '';
  return mailtoLink(to, {
    subject: text('subject'),
    message: text('message'),
    sender: [name, text('email'), text('phone'), text('country'), newsletter],
  });
}
