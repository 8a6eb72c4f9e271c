import type { ReactNode } from 'react';
import { FormWithPicture } from '@/components/ui/form-with-picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

type Props = {
  readonly picture: PictureFacts | undefined;
  readonly children: ReactNode;
};

/** A page with a short form and its picture. */
export function PageWithPicture({ picture, children }: Props) {
  if (picture === undefined) return <div className="page-form">{children}</div>;
  return (
    <div className="page">
      <FormWithPicture picture={picture}>{children}</FormWithPicture>
    </div>
  );
}
