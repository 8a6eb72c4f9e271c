import { SelectField } from '@/components/ui/select-field';
import { sortOrders, type SortOrder } from '@/lib/domain/catalogue';
import { catalogueMessages } from '@/lib/messages/en/catalogue';

type Props = {
  readonly value: SortOrder;
  /** Whether words are searched: then the best match comes first where nothing else is chosen. */
  readonly isSearched: boolean;
  readonly onChange: (sort: SortOrder) => void;
};

/** CAT-08. */
export function SortSelect({ value, isSearched, onChange }: Props) {
  return (
    <SelectField
      label={catalogueMessages.sortBy}
      value={value}
      className="max-lg:grow max-lg:basis-0 lg:w-44"
      onChange={(chosen) => {
        const sort = sortOrders.find((order) => order === chosen);
        if (sort !== undefined) onChange(sort);
      }}
    >
      {sortOrders.map((order) => (
        <option key={order} value={order}>
          {isSearched && order === 'id' ? catalogueMessages.bestMatch : catalogueMessages.sorts[order]}
        </option>
      ))}
    </SelectField>
  );
}
