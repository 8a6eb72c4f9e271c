import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

type Props = { readonly text: string; readonly label: string };

/** Quiet zone in modules, which scanners need. */
const margin = 4;

/** Dark on light in forced-colours mode too, or scanners fail. */
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
