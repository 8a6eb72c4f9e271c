import { hasStreetOrCity } from '@/lib/domain/checkout';
import type { OrderRequest } from '@/lib/domain/order-request';

export function missingDetails({
  draft,
}: Pick<OrderRequest, 'draft'>): readonly ('name' | 'contact' | 'address')[] {
  const { billing, shipping, shipsElsewhere, method } = draft;
  const place = shipsElsewhere ? shipping : billing;
  const isBlank = (...texts: readonly string[]) => texts.every((text) => text.trim() === '');
  return [
    ...(isBlank(billing.firstName, billing.lastName) ? (['name'] as const) : []),
    ...(isBlank(billing.phone, billing.email) ? (['contact'] as const) : []),
    ...(method !== 'collect' && !hasStreetOrCity(place) ? (['address'] as const) : []),
  ];
}
