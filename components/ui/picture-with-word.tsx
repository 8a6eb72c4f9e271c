import { DrawnWord } from '@/components/ui/drawn-word';
import { Picture } from '@/components/ui/picture';
import type { EmptyPicture } from '@/lib/domain/content';

type Props = { readonly picture: EmptyPicture; readonly className: string };

/** `className` limits the width. */
export function PictureWithWord({ picture, className }: Props) {
  return (
    <div className={`relative w-full ${className}`}>
      <Picture {...picture} sizes="(min-width: 48rem) 30rem, 18rem" className="fading h-auto w-full" />
      <DrawnWord word={picture.word} className="absolute end-2 top-2 w-6" />
    </div>
  );
}
