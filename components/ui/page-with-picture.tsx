import type { ReactNode } from 'react';
import { FormWithPicture, type PictureShape } from '@/components/ui/form-with-picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

type Props = {
  readonly picture: PictureFacts | undefined;
  readonly shape?: PictureShape;
  readonly children: ReactNode;
};

/** A page with a short form, and its picture beside it, or below it on phones. */
export function PageWithPicture({ picture, shape = 'wide', children }: Props) {
  if (picture === undefined) return <div className="page-form">{children}</div>;
  return (
    <div className="page">
      <FormWithPicture picture={picture} shape={shape}>
        {children}
      </FormWithPicture>
    </div>
  );
}
