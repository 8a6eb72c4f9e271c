import { StoryBlock } from '@/components/company/story-block';
import { PageHeading } from '@/components/ui/page-heading';
import { Section } from '@/components/ui/section';
import { about } from '@/data/about';
import { stories } from '@/data/stories';
import { pageMetadata } from '@/lib/publishing/metadata';
import { routes } from '@/lib/routes';
import { aboutDescription, companyMessages as messages } from '@/messages/company';
import { company } from '@/shop/company';

export const metadata = pageMetadata({
  title: messages.aboutTitle,
  description: aboutDescription,
  path: routes.aboutUs,
  socialImage: company.socialImage,
});

export default function AboutPage() {
  return (
    <div className="page grid gap-16 lg:gap-24">
      <div>
        <PageHeading intro={about.title}>{messages.aboutTitle}</PageHeading>
        <div className="grid gap-x-16 gap-y-5 text-lg leading-8 lg:grid-cols-2">
          {about.intro.map((paragraph) => (
            <p key={paragraph} className="max-w-xl">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <Section id="promises" title={messages.aboutPromises}>
        <ul className="grid gap-4 lg:grid-cols-3 lg:gap-6">
          {about.promises.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-3 rounded bg-card p-6 sm:p-8">
              <h3 className="text-wrap text-xl sm:text-2xl">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="stories" title={messages.aboutStories}>
        <div className="grid gap-y-14 lg:gap-y-20">
          {stories.map((story, index) => (
            <StoryBlock key={story.title1} story={story} isPictureLast={index % 2 === 1} />
          ))}
        </div>
      </Section>
    </div>
  );
}
