import { TintedPicture } from '@/components/ui/tinted-picture';
import type { Picture } from '@/lib/domain/picture';

/** Not part of ProblemScreen, which every page loads in case it fails. */
export function ProblemPicture({ picture }: { readonly picture: Picture | undefined }) {
  if (picture === undefined) return null;
  return (
    <TintedPicture
      picture={picture}
      sizes="(min-width: 48rem) 50vw, 100vw"
      className="aspect-8/5 rounded md:aspect-5/4"
    />
  );
}
