import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { Testimonial } from '@/lib/domain/content';
import { homeMessages } from '@/messages/home';

export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <Section id="testimonials" title={homeMessages.testimonials} className="page mt-14 sm:mt-20">
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {testimonials.map(({ img, des, name, type }) => (
          <li key={name}>
            <figure className="flex h-full flex-col justify-between gap-4 rounded bg-card p-5 sm:p-6">
              <blockquote className="text-pretty">{des}</blockquote>
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
