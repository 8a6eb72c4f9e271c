import { ConvertedPrice } from '@/components/currency/converted-price';

type Props = { readonly cents: number };

/** A converted price on a line of its own, which has its height before hydration. */
export function ConvertedPriceLine({ cents }: Props) {
  return (
    <span className="converted-price">
      <ConvertedPrice cents={cents} className="text-ink-soft" />
    </span>
  );
}
