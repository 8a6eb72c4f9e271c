import { PromiseList } from '@/components/company/promise-list';
import { StoryBlock } from '@/components/company/story-block';
import { PageHeading } from '@/components/ui/page-heading';
import { SectionHeading } from '@/components/ui/section-heading';
import { about } from '@/data/about';
import { stories } from '@/data/stories';
import { companyMessages as messages } from '@/lib/messages/en';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata({
  title: messages.aboutTitle,
  description: messages.aboutDescription,
  path: routes.aboutUs,
});

export default function AboutPage() {
  return (
    <div className="page grid gap-20 lg:gap-28">
      <div>
        <PageHeading>{messages.aboutTitle}</PageHeading>
        <section className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <h2 className="text-2xl sm:text-3xl lg:text-4xl">{about.title}</h2>
          <div className="grid max-w-xl gap-5 text-lg leading-8">
            {about.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      </div>
      <section aria-labelledby="promises">
        <SectionHeading id="promises">{messages.aboutPromises}</SectionHeading>
        <PromiseList promises={about.promises} />
      </section>
      <section aria-labelledby="stories" className="grid gap-y-16 lg:gap-y-24">
        <SectionHeading id="stories">{messages.aboutStories}</SectionHeading>
        {stories.map((story, index) => (
          <StoryBlock key={story.title1} story={story} isPictureLast={index % 2 === 1} />
        ))}
      </section>
    </div>
  );
}
