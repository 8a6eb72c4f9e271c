import { useState } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

type Props = { readonly picture: PictureFacts; readonly sizes: string };

/** Lies over the picture of a hovered card, from when it is loaded. */
export function ServedPicture({ picture, sizes }: Props) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <Picture
      {...picture}
      sizes={sizes}
      className={`absolute inset-x-0 top-0 w-full rounded opacity-0 [transition:opacity_0.3s] motion-reduce:hidden ${isLoaded ? 'group-hover:opacity-100' : ''}`}
      onLoad={() => setIsLoaded(true)}
    />
  );
}
