import type { Judgement } from '@/lib/domain/desk-judgement';
import { deskMessages } from '@/messages/desk';

const colours: Record<Judgement['kind'], string> = {
  agrees: 'text-leaf',
  'price-changed': 'text-ink underline decoration-dotted underline-offset-4',
  edited: 'font-semibold text-alarm',
};

/** Whether an order is as the shop says. */
export function Mark({ kind }: { readonly kind: Judgement['kind'] }) {
  return <span className={`text-xs ${colours[kind]}`}>{deskMessages.marks[kind]}</span>;
}
