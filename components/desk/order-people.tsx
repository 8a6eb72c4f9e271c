import { keyed } from '@/components/desk/keyed';
import type { DeskOrder } from '@/lib/domain/desk-order';
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
          <bdi key={key} className="wrap-anywhere">
            {isPhone(line) ? (
              <a
                href={`tel:${line.replaceAll(/[^\d+]/g, '')}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                {line}
              </a>
            ) : (
              line
            )}
          </bdi>
        ))}
      </address>
    </section>
  );
}

function isPhone(line: string): boolean {
  return /^\+?[\d ().-]{7,24}$/.test(line);
}
