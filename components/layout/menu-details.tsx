import { AccountLinks } from '@/components/layout/account-links';
import { CategoryLinks } from '@/components/catalogue/category-links';

type Props = { readonly onChoose: () => void };

/** What follows the links of the side menu. It loads when the menu opens. */
export function MenuDetails({ onChoose }: Props) {
  return (
    <>
      <CategoryLinks onChoose={onChoose} />
      <AccountLinks onChoose={onChoose} />
    </>
  );
}
