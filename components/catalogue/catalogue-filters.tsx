'use client';

import { lazyPart } from '@/components/loading/lazy-part';
import { SelectField } from '@/components/ui/select-field';
import { allCategories, stockStatuses, type CatalogueQuery } from '@/lib/domain/catalogue';
import type { PriceRange } from '@/lib/domain/price-range';
import { catalogueMessages } from '@/messages/catalogue';
import { categories } from '@/shop/settings';

const PriceFilter = lazyPart(
  async () => (await import('@/components/catalogue/price-filter')).PriceFilter,
  () => window.location.search !== '',
);

type Props = {
  readonly query: CatalogueQuery;
  readonly highestCents: number;
  readonly onChange: (part: Partial<CatalogueQuery>) => void;
};

export function CatalogueFilters({ query, highestCents, onChange }: Props) {
  function applyPrice(price: PriceRange): void {
    // The inline script hides the list from an early press until now.
    delete document.documentElement.dataset.priceHeld;
    onChange({ price });
  }

  return (
    <div className="grid gap-7">
      <SelectField
        label={catalogueMessages.category}
        name="category"
        autoComplete="off"
        value={query.category}
        onChange={(chosen) =>
          onChange({ category: categories.find((category) => category === chosen) ?? allCategories })
        }
      >
        {[allCategories, ...categories].map((category) => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <SelectField
        label={catalogueMessages.status}
        name="status"
        autoComplete="off"
        value={query.status}
        onChange={(chosen) =>
          onChange({ status: stockStatuses.find((status) => status === chosen) ?? 'both' })
        }
      >
        {stockStatuses.map((status) => (
          <option key={status} value={status}>
            {catalogueMessages.statuses[status]}
          </option>
        ))}
      </SelectField>
      <PriceFilter applied={query.price} highestCents={highestCents} onApply={applyPrice} />
    </div>
  );
}
