import type { Office } from '@/lib/domain/company';

type Letter = {
  readonly subject: string;
  readonly message: string;
  /** Lines below the message; blank ones are left out. */
  readonly sender: readonly string[];
};

export function mailtoLink(to: string, letter?: Letter): string {
  if (letter === undefined) return `mailto:${to}`;
  const sender = letter.sender.filter((line) => line.trim() !== '').join('\n');
  const body = [letter.message.trim(), sender].filter((part) => part !== '').join('\n\n');
  const params = new URLSearchParams();
  if (letter.subject.trim() !== '') params.set('subject', letter.subject.trim());
  // RFC 6068 wants CRLF at the end of each line.
  if (body !== '') params.set('body', body.replaceAll(/\r?\n/g, '\r\n'));
  // Mail apps do not decode a plus sign as a space.
  const query = params.toString().replaceAll('+', '%20');
  return query === '' ? `mailto:${to}` : `mailto:${to}?${query}`;
}

export function telLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

export function mapLink({ latitude, longitude }: Pick<Office, 'latitude' | 'longitude'>): string {
  const marker = `mlat=${latitude}&mlon=${longitude}`;
  const zoom = 16;
  return `https://www.openstreetmap.org/?${marker}#map=${zoom}/${latitude}/${longitude}`;
}
