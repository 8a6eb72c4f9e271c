'use client';

import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHasPassed } from '@/components/orders/use-has-passed';
import { useIsClockWrong } from '@/components/orders/use-is-clock-wrong';
import { Button } from '@/components/ui/button';
import { FocusFallback } from '@/components/ui/focus-fallback';
import { khqrLifetimeMs, khqrWithAmount, merchantNameOf } from '@/lib/domain/khqr';
import { formatCents } from '@/lib/domain/money';
import { khqrMessages as messages } from '@/messages/khqr';
import { khqrStand } from '@/shop/extras';

type Props = {
  readonly reference: string;
  /** The total of the order, above 0. */
  readonly amountCents: number;
};

/**
 * The KHQR of an order, made when this mounts. Nobody can scan it on the phone that shows it, and in-app browsers save no
 * pictures, so all that a payment needs is on one card, of which a screenshot can be taken. The card is printed too.
 */
export function KhqrCard({ reference, amountCents }: Props) {
  const [madeAt, setMadeAt] = useState(() => Date.now());
  const expiresAt = madeAt + khqrLifetimeMs;
  const isExpired = useHasPassed(expiresAt);
  const isClockWrong = useIsClockWrong(madeAt);
  const text = khqrWithAmount(khqrStand, { amountCents, reference, madeAt, expiresAt });
  if (text === undefined) return <p>{messages.tooLarge}</p>;

  const newCode = (
    <FocusFallback find={(wrapper) => wrapper.closest('figure')} className="mt-3">
      <Button variant="secondary" onClick={() => setMadeAt(Date.now())}>
        {messages.newCode}
      </Button>
    </FocusFallback>
  );
  const amount = formatCents(amountCents);
  const code = (
    <>
      <QrCode text={text} label={messages.code(amount, reference)} />
      <p className="text-sm text-ink-soft">{messages.validUntil(expiresAt)}</p>
    </>
  );
  return (
    <>
      <figure
        tabIndex={-1}
        className="mx-auto mt-1 max-w-80 rounded bg-card px-2 py-4 text-center outline-none"
      >
        <Head amount={amount} reference={reference} />
        {/* This stays mounted, because a live region announces changes, but not its own insertion. */}
        <div role="status">
          {isExpired ? (
            <div className="m-4 grid aspect-square place-content-center rounded border border-line-strong p-4">
              <p>{messages.expired}</p>
              {newCode}
            </div>
          ) : (
            code
          )}
        </div>
      </figure>
      <div role="alert">
        {isClockWrong && (
          <div className="mt-3 border-s-2 border-seal ps-3">
            <p>{messages.clockWrong}</p>
            {!isExpired && newCode}
          </div>
        )}
      </div>
      <ol className="mt-4 list-decimal space-y-2 ps-6 text-ink-soft">
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {!isExpired &&
        createPortal(
          <figure data-sheet className="page mt-6 hidden max-w-80 text-center print:block">
            <Head amount={amount} reference={reference} />
            {code}
          </figure>,
          document.body,
        )}
    </>
  );
}

function Head({ amount, reference }: { readonly amount: string; readonly reference: string }) {
  return (
    <>
      <p className="font-semibold wrap-anywhere">{messages.payTo(merchantNameOf(khqrStand))}</p>
      <p className="money text-2xl font-semibold">{amount}</p>
      <p className="text-sm wrap-anywhere">{messages.order(reference)}</p>
    </>
  );
}

/** Width in modules of the empty border that scanners need. */
const quietZone = 4;

/** The code stays dark on light in forced-colours mode, because scanners fail otherwise. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { side, path } = useMemo(() => {
    // Some screenshots are compressed, which this level of correction makes up for.
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { side: code.size + 2 * quietZone, path: toSvgPath(code) };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-80 bg-card text-ink forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
