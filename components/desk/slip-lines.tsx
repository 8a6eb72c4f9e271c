type Props = {
  readonly heading: string;
  /** As the customer wrote them, in any script. */
  readonly lines: readonly string[];
};

/** A name and an address on a slip. */
export function SlipLines({ heading, lines }: Props) {
  return (
    <section>
      <h2>{heading}</h2>
      <address>{lines.join('\n')}</address>
    </section>
  );
}
