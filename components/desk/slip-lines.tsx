import { keyed } from '@/components/desk/keyed';

type Props = {
  readonly heading: string;
  /** As the customer wrote them, in any script. */
  readonly lines: readonly string[];
  readonly isAddress?: boolean;
};

/** A name and an address on a slip, or notes. */
export function SlipLines({ heading, lines, isAddress = false }: Props) {
  const Element = isAddress ? 'address' : 'p';
  return (
    <section>
      <h2>{heading}</h2>
      <Element>
        {keyed(lines).map(({ key, text }) => (
          <span key={key} className="desk-sheet-line">
            <bdi>{text}</bdi>
          </span>
        ))}
      </Element>
    </section>
  );
}
