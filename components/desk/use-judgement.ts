import type { Catalogue } from '@/lib/domain/catalogue';
import { judgeOrder, type Judgement } from '@/lib/domain/desk-judgement';
import type { DeskOrder } from '@/lib/domain/desk-order';
import { useCatalogue } from '@/lib/stores/catalogue-store';

/** Orders never change in place, so each is compared with a catalogue once. */
const known = new WeakMap<Catalogue, WeakMap<DeskOrder, Judgement>>();

/** Compares an order with what the shop says today; undefined until the catalogue is loaded. */
export function useJudgement(order: DeskOrder): Judgement | undefined {
  const catalogue = useCatalogue((state) => state.catalogue);
  if (catalogue === undefined) return undefined;
  const judgements = known.get(catalogue) ?? new WeakMap<DeskOrder, Judgement>();
  known.set(catalogue, judgements);
  const judgement = judgements.get(order) ?? judgeOrder(order, catalogue);
  judgements.set(order, judgement);
  return judgement;
}
