import { ConvertedPrice } from '@/components/currency/converted-price';
import { formatCents } from '@/lib/domain/money';

type Props = { readonly cents: number; readonly convertedClassName: string };

export function Amount({ cents, convertedClassName }: Props) {
  return (
    <>
      {formatCents(cents)}
      <ConvertedPrice cents={cents} className={convertedClassName} />
    </>
  );
}
