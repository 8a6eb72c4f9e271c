import { SelectField } from '@/components/ui/select-field';
import { sortOrders, type SortOrder } from '@/lib/domain/catalogue';
import { catalogueMessages } from '@/messages/catalogue';

type Props = {
  readonly value: SortOrder;
  /** Labels the default order as best match. */
  readonly isSearched: boolean;
  readonly onChange: (sort: SortOrder) => void;
};

export function SortSelect({ value, isSearched, onChange }: Props) {
  return (
    <SelectField
      label={catalogueMessages.sortBy}
      name="sort"
      autoComplete="off"
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
