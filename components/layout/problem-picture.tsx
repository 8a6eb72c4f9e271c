import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

/** Not part of ProblemScreen, which every page loads in case it fails. */
export function ProblemPicture({ picture }: { readonly picture: PictureFacts | undefined }) {
  return picture !== undefined && <Picture {...picture} sizes="20rem" className="h-auto w-full max-w-80" />;
}
