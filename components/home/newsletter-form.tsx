import { AnsweredForm } from '@/components/home/answered-form';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SectionTitle } from '@/components/ui/section-title';
import type { Newsletter, Word } from '@/lib/domain/content';
import { routes } from '@/lib/routes';
import { homeMessages } from '@/messages/home';

/** Sends and stores nothing, and says so. */
export function NewsletterForm({ title, text, word }: Newsletter & { readonly word: Word | undefined }) {
  return (
    <section aria-labelledby="newsletter" className="far-section -mb-16 mt-12 bg-apricot sm:-mb-24 sm:mt-20">
      <div className="page grid gap-8 pb-4 pt-10 lg:grid-cols-2">
        <div>
          <SectionTitle id="newsletter" title={title} word={word} />
          <p className="mt-3 max-w-prose">{text}</p>
        </div>
        <AnsweredForm
          answer={
            <>
              {homeMessages.newsletterAnswer}{' '}
              <AppLink href={routes.contact} className="text-link">
                {homeMessages.newsletterContact}
              </AppLink>
              {homeMessages.newsletterAnswerEnd}
            </>
          }
        >
          <div className="flex flex-wrap items-end gap-3">
            <Field
              label={homeMessages.newsletterEmail}
              name="email"
              type="email"
              autoComplete="email"
              isRequired
              className="min-w-56 grow"
            />
            <Button type="submit">{homeMessages.newsletterSubmit}</Button>
          </div>
        </AnsweredForm>
      </div>
    </section>
  );
}
