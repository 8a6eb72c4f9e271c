import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import { layoutMessages } from '@/messages/layout';

/** Login and Register; `onChoose` is called when one is pressed. */
export function AccountLinks({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <ButtonLink href={routes.login} variant="secondary" onClick={onChoose}>
        {layoutMessages.account}
      </ButtonLink>
      <ButtonLink href={routes.register} variant="secondary" onClick={onChoose}>
        {layoutMessages.register}
      </ButtonLink>
    </div>
  );
}
