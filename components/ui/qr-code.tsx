import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

type Props = { readonly text: string; readonly label: string };

/** How many dots of air a reader needs around it. */
const margin = 4;

/** A text for another device's camera; dark on light whatever the colours of the browser, or it cannot be read. */
export function QrCode({ text, label }: Props) {
  const code = generate(text);
  const side = code.size + 2 * margin;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded bg-card text-ink forced-color-adjust-none"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  );
}
