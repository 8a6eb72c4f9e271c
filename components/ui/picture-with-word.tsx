import { DrawnWord } from '@/components/ui/drawn-word';
import { Picture } from '@/components/ui/picture';
import type { EmptyPicture } from '@/lib/domain/content';

type Props = {
  readonly picture: EmptyPicture;
  readonly className: string;
  /** Cuts the empty ground above and below. */
  readonly isLow?: boolean;
};

/** `className` limits the width. */
export function PictureWithWord({ picture, className, isLow = false }: Props) {
  return (
    <div className={`relative w-full ${className}`}>
      <Picture
        {...picture}
        sizes="(min-width: 48rem) 30rem, 18rem"
        className={`fading w-full ${isLow ? 'aspect-2/1 object-cover' : 'h-auto'}`}
      />
      <DrawnWord word={picture.word} className="absolute end-2 top-2 w-6" />
    </div>
  );
}
