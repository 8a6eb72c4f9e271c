import { filtersId } from '@/components/catalogue/filters-id';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { xIcon } from '@/components/ui/icons/x';
import { slidersHorizontalIcon } from '@/components/ui/icons/sliders-horizontal';
import { SelectField } from '@/components/ui/select-field';
import { neighbourOf, useFocusFallback } from '@/components/ui/use-focus-fallback';
import { sortOrders, type CatalogueQuery } from '@/lib/domain/catalogue';
import { formatCents, percentOfCents } from '@/lib/domain/money';
import { fullRange } from '@/lib/domain/price-range';
import { catalogueMessages } from '@/messages/catalogue';

type Props = {
  readonly query: CatalogueQuery;
  readonly highestCents: number;
  readonly countText: string;
  readonly onChange: (part: Partial<CatalogueQuery>) => void;
};

export function CatalogueToolbar({ query, highestCents, countText, onChange }: Props) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="filtered text-ink-soft max-lg:order-last max-lg:w-full max-lg:text-sm">
          {countText}
        </p>
        <Button variant="secondary" className="lg:hidden" data-opens={filtersId} onClick={openFilters}>
          <Icon path={slidersHorizontalIcon} />
          {catalogueMessages.filters}
        </Button>
        <SelectField
          label={catalogueMessages.sortBy}
          name="sort"
          autoComplete="off"
          value={query.sort}
          className="flex items-baseline gap-3 whitespace-nowrap"
          onChange={(chosen) => onChange({ sort: sortOrders.find((order) => order === chosen) ?? 'id' })}
        >
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {query.words !== '' && order === 'id'
                ? catalogueMessages.bestMatch
                : catalogueMessages.sorts[order]}
            </option>
          ))}
        </SelectField>
      </div>
      <FilterChips query={query} highestCents={highestCents} onChange={onChange} />
    </>
  );
}

function openFilters(): void {
  document.querySelector<HTMLDialogElement>(`#${filtersId}`)?.showModal();
}

type FilterChipsProps = Pick<Props, 'query' | 'highestCents' | 'onChange'>;

/** The category is marked above, among all of them. */
function FilterChips({ query: { status, price }, highestCents, onChange }: FilterChipsProps) {
  const hasStatus = status !== 'both';
  const hasPrice = price.low !== fullRange.low || price.high !== fullRange.high;
  if (!hasStatus && !hasPrice) return null;

  const priceAt = (percent: number) => formatCents(percentOfCents(highestCents, percent));
  return (
    <ul aria-label={catalogueMessages.appliedFilters} className="filtered mb-6 flex flex-wrap gap-2">
      {hasStatus && (
        <FilterChip text={catalogueMessages.statuses[status]} onRemove={() => onChange({ status: 'both' })} />
      )}
      {hasPrice && (
        <FilterChip
          text={catalogueMessages.priceBetween(priceAt(price.low), priceAt(price.high))}
          onRemove={() => onChange({ price: fullRange })}
        />
      )}
    </ul>
  );
}

/** Unmounts when pressed, and then moves focus to a neighbouring chip, or to the page heading. */
function FilterChip({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }) {
  const item = useFocusFallback<HTMLLIElement>(
    (removed) => neighbourOf(removed)?.querySelector('button') ?? null,
  );
  return (
    <li ref={item}>
      <Button variant="compact" label={catalogueMessages.removeFilter(text)} onClick={onRemove}>
        {text}
        <Icon path={xIcon} className="size-4 shrink-0" />
      </Button>
    </li>
  );
}
