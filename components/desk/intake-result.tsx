import { keyed } from '@/components/desk/keyed';
import type { Intake } from '@/components/desk/use-intake';
import { deskMessages } from '@/messages/desk';

const messages = deskMessages.intake;

/** What was found in a text, and the passages that were not read. */
export function IntakeResult({ intake: { added, changed, repeated, unread } }: { readonly intake: Intake }) {
  const found = [
    ...(added.length > 0 ? [messages.added(added.length)] : []),
    ...(changed.length > 0 ? [messages.changed(changed.length)] : []),
    ...(repeated.length > 0 ? [messages.repeated(repeated.length)] : []),
  ];
  return (
    <div className="grid gap-1 rounded border-s-4 border-leaf bg-leaf-wash px-3 py-2">
      {found.length === 0 && <p>{messages.nothing}</p>}
      {found.map((sentence) => (
        <p key={sentence} className="font-semibold">
          {sentence}
        </p>
      ))}
      {unread.length > 0 && (
        <details>
          <summary className="min-h-11">{messages.unread(unread.length)}</summary>
          <ul className="grid gap-2">
            {keyed(unread).map(({ key, text }) => (
              <li key={key} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
