import { SortSelect } from '@/components/catalogue/sort-select';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { slidersHorizontalIcon } from '@/components/ui/icon-paths';
import type { CatalogueQuery } from '@/lib/domain/catalogue';
import { catalogueMessages } from '@/messages/catalogue';

type Props = {
  readonly query: CatalogueQuery;
  readonly countText: string;
  readonly onChange: (part: Partial<CatalogueQuery>) => void;
  readonly onOpenFilters: () => void;
};

export function CatalogueToolbar({ query, countText, onChange, onOpenFilters }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <p role="status" className="held text-ink-soft max-lg:order-last max-lg:w-full">
        {countText}
      </p>
      <div className="max-lg:grow max-lg:basis-0 max-[19rem]:basis-auto lg:hidden">
        <Button variant="secondary" className="w-full" onClick={onOpenFilters}>
          <Icon path={slidersHorizontalIcon} />
          {catalogueMessages.filters}
        </Button>
      </div>
      <SortSelect
        value={query.sort}
        isSearched={query.words !== ''}
        onChange={(sort) => onChange({ sort })}
      />
    </div>
  );
}
