import { PageHeading } from '@/components/ui/page-heading';
import { backdropClass } from '@/components/ui/backdrop-class';
import { SpreadPicture } from '@/components/ui/spread-picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

type Props = {
  readonly title: string;
  readonly intro: string;
  readonly picture: PictureFacts | undefined;
  /** A text page has a lower band, and on phones a picture so small that the text is the largest contentful paint. */
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
      className={`relative flex items-center overflow-hidden py-8 sm:min-h-64 ${isText ? 'max-sm:*:first:hidden' : 'max-sm:bg-transparent lg:min-h-96'} ${backdropClass(picture.backdrop)}`}
    >
      <SpreadPicture
        picture={picture}
        sizes={isText ? '(min-width: 40rem) 60vw, 50vw' : '(min-width: 40rem) 60vw, 100vw'}
        className={`band-picture absolute bottom-0 end-0 aspect-2/1 object-cover sm:h-full sm:w-auto sm:max-w-[64%] ${isText ? 'max-sm:[--fade:50%]' : '[--fade:5%] max-sm:w-full max-sm:[--blend:normal] max-sm:[--fade:0%]'}`}
      />
      <div className={`page relative ${isText ? 'max-sm:pb-20' : 'max-sm:pb-44'}`}>
        <h1 tabIndex={-1} className="text-3xl lg:text-5xl">
          {title}
        </h1>
        <p className="mt-3 text-ink-soft sm:max-w-[42%] sm:text-lg">{intro}</p>
      </div>
    </div>
  );
}
