import { withAsciiDigits } from '@/lib/domain/order-numbers';
import { parseJson } from '@/lib/domain/parse-json';
import { fieldsOf, isText } from '@/lib/domain/stored-value';

/** Copied chats: what apps write around messages. */

/** The texts in a paste: one of a chat copied as text, or each message of the JSON file that Telegram exports. */
export function chatTexts(pasted: string): readonly string[] {
  const exported = /^\s*[[{]/.test(pasted) ? parseJson(pasted) : undefined;
  return exported === undefined
    ? [pasted]
    : messagesIn(exported)
        .map(textOf)
        .filter((text) => text !== '');
}

/** The messages of one chat, or of all chats. */
function messagesIn(exported: unknown): readonly unknown[] {
  const { messages, chats } = fieldsOf(exported);
  if (Array.isArray(messages)) return messages;
  const { list } = fieldsOf(chats);
  return Array.isArray(list) ? list.flatMap((chat) => listIn(fieldsOf(chat)['messages'])) : [];
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text is in parts if some of it is a link, a phone number or formatted. */
function textOf(message: unknown): string {
  const { text } = fieldsOf(message);
  if (isText(text)) return text;
  return listIn(text)
    .map((part) => (isText(part) ? part : fieldsOf(part)['text']))
    .filter(isText)
    .join('');
}

/** "[14:03, 22/11/2026] Sok:" of WhatsApp on iPhones and computers; the brackets hold a time. */
const bracketed = /^\[[^\]]*\d[:.]\d\d[^\]]*\] [^:]{1,80}: ?/;
/** "22/11/2026, 14:03 - Sok:" of WhatsApp on Android; lines about the chat have no name. */
const dashed = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d\d[^-–]{0,12} [-–] (?:[^:]{1,80}: ?)?/;
/** "Sok, [22.11.2026 14:03]" of Telegram, on a line of its own. */
const ownLine = /^.{1,80}, \[[^\]]*\d[:.]\d\d[^\]]*\]:?$/;

/** How many characters of a line an app wrote before the message; 0 if the line goes on with a message. */
export function prefixLength(line: string): number {
  const marks = marksAtStart(line);
  // One character stands for each, so that the length is that of the line.
  const text = withAsciiDigits(
    line
      .slice(marks)
      .replace(/\s/g, ' ')
      .replace(/\p{Cf}/gu, '\u200e'),
  );
  const found = bracketed.exec(text) ?? dashed.exec(text) ?? ownLine.exec(text);
  if (found === null) return 0;
  const length = marks + found[0].length;
  return length + marksAtStart(line.slice(length));
}

/** The lines of a message without what an app wrote before it. */
export function messageText(lines: readonly string[]): string {
  const text = lines.map((line, index) => (index === 0 ? line.slice(prefixLength(line)) : line));
  return text.join('\n').trim();
}

/** How many marks, as of the writing direction, an app wrote before a text. */
function marksAtStart(text: string): number {
  return text.length - text.replace(/^\p{Cf}+/u, '').length;
}
