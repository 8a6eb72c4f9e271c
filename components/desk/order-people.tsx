import { keyed } from '@/components/desk/keyed';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { isPhone } from '@/lib/domain/desk-phone';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.order;

/** Who orders, and where it goes. Phone numbers can be pressed. */
export function OrderPeople({ order: { from, shipTo, method, text } }: { readonly order: DeskOrder }) {
  const isSame = from.join('\n') === shipTo.join('\n');
  const isDeleted = from.length === 0 && text === '';
  if (isDeleted) return <p className="text-sm text-ink-soft">{messages.deletedData}</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <People title={isSame ? messages.fromAndShipTo : messages.from} lines={from} />
      {!isSame && shipTo.length > 0 && <People title={messages.shipTo} lines={shipTo} />}
      {method === 'collect' && <p className="text-sm text-ink-soft">{messages.collected}</p>}
    </div>
  );
}

function People({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h3 className="mb-1 text-base">{title}</h3>
      <address className="grid">
        {keyed(lines).map(({ key, text: line }) => (
          // Each line has the direction of its script, and all begin at the same side.
          <span key={key} className="wrap-anywhere">
            {isPhone(line) ? <Phone line={line} /> : <bdi>{line}</bdi>}
          </span>
        ))}
      </address>
    </section>
  );
}

/** WhatsApp knows only numbers with the code of their country. */
function Phone({ line }: { readonly line: string }) {
  const number = line.replaceAll(/[^\d+]/g, '');
  const shape = 'text-link inline-flex min-h-11 items-center';
  return (
    <>
      <a href={`tel:${number}`} className={shape}>
        <bdi>{line}</bdi>
      </a>
      {number.startsWith('+') && (
        <a
          href={`https://wa.me/${number.slice(1)}`}
          target="_blank"
          rel="noreferrer"
          className={`ms-4 ${shape}`}
        >
          {messages.whatsapp}
        </a>
      )}
    </>
  );
}
