import { PageHeading } from '@/components/ui/page-heading';
import { backdropClass } from '@/components/ui/backdrop-class';
import { SpreadPicture } from '@/components/ui/spread-picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

type Props = {
  readonly title: string;
  readonly intro: string;
  readonly picture: PictureFacts | undefined;
  /** A text page has a lower band, and no picture on phones. */
  readonly isText?: boolean;
};

/** Begins a page with a picture as wide as the window, and the heading on it. */
export function PageBand({ title, intro, picture, isText = false }: Props) {
  if (picture === undefined)
    return (
      <div className="page">
        <PageHeading intro={intro}>{title}</PageHeading>
      </div>
    );
  return (
    <div
      className={`relative flex items-center overflow-hidden py-8 ${isText ? 'sm:min-h-64' : 'min-h-50 sm:min-h-64 lg:min-h-96'} ${backdropClass(picture.backdrop)}`}
    >
      <SpreadPicture
        picture={picture}
        sizes="60vw"
        className={`absolute bottom-0 end-0 aspect-2/1 max-w-[60%] object-cover ${isText ? 'h-full w-auto max-sm:hidden' : 'band-picture sm:h-full sm:w-auto'}`}
      />
      <div className="page relative">
        <h1 tabIndex={-1} className="text-3xl lg:text-5xl">
          {title}
        </h1>
        <p className={`mt-3 text-ink-soft sm:text-lg ${isText ? 'sm:max-w-[50%]' : 'max-w-[42%]'}`}>
          {intro}
        </p>
      </div>
    </div>
  );
}
