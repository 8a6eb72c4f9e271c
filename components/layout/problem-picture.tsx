import { PictureWithWord } from '@/components/ui/picture-with-word';
import type { EmptyPicture } from '@/lib/domain/content';

/** Not part of ProblemScreen, which every page loads in case it fails. */
export function ProblemPicture({ picture }: { readonly picture: EmptyPicture | undefined }) {
  return picture === undefined ? null : <PictureWithWord picture={picture} className="max-w-xl" />;
}
