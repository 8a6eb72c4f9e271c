import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Testimonial, Word } from '@/lib/domain/content';
import { homeMessages } from '@/messages/home';

type Props = { readonly testimonials: readonly Testimonial[]; readonly word: Word | undefined };

export function Testimonials({ testimonials, word }: Props) {
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" title={homeMessages.testimonials} word={word} className="page mt-12 sm:mt-20">
      {/* A keyboard scrolls the shelf of phones, which holds no link. */}
      <ul tabIndex={0} className="scroller scroller-wide grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {testimonials.map(({ img, des, name, type }) => (
          <li key={name}>
            <figure className="flex h-full flex-col justify-between gap-4 rounded bg-card p-5 sm:p-6">
              <blockquote>{des}</blockquote>
              <figcaption className="flex items-center gap-3">
                {img && <Picture {...img} className="size-12 rounded-full" />}
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="text-sm text-ink-soft">{type}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
