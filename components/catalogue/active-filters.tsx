import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { xIcon } from '@/components/ui/icon-paths';
import { neighbourOf } from '@/components/ui/neighbour-of';
import { useFocusFallback } from '@/components/ui/use-focus-fallback';
import { appliedFilters, type AppliedFilter } from '@/lib/domain/applied-filters';
import type { CatalogueQuery } from '@/lib/domain/catalogue';
import { formatCents, percentOfCents } from '@/lib/domain/money';
import { catalogueMessages } from '@/messages/catalogue';

type Props = {
  readonly query: CatalogueQuery;
  readonly highestCents: number;
  readonly onChange: (part: Partial<CatalogueQuery>) => void;
};

export function ActiveFilters({ query, highestCents, onChange }: Props) {
  const filters = appliedFilters(query);
  if (filters.length === 0) return null;

  function textOf(kind: AppliedFilter['kind']): string {
    if (kind === 'category') return query.category;
    if (kind === 'status') return catalogueMessages.statuses[query.status];
    const { low, high } = query.price;
    return catalogueMessages.priceBetween(
      formatCents(percentOfCents(highestCents, low)),
      formatCents(percentOfCents(highestCents, high)),
    );
  }

  return (
    <ul aria-label={catalogueMessages.applied} className="held mb-6 flex flex-wrap gap-2">
      {filters.map(({ kind, without }) => (
        <Chip key={kind} text={textOf(kind)} onRemove={() => onChange(without)} />
      ))}
    </ul>
  );
}

/** Unmounts when pressed; focus moves to the next chip, or to the page heading. */
function Chip({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }) {
  const item = useFocusFallback<HTMLLIElement>((gone) => neighbourOf(gone)?.querySelector('button') ?? null);
  return (
    <li ref={item}>
      <Button variant="compact" label={catalogueMessages.removeFilter(text)} onClick={onRemove}>
        {text}
        <Icon path={xIcon} className="size-4 shrink-0" />
      </Button>
    </li>
  );
}
