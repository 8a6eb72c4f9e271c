import rows from '@/lib/countries.json';
import type { Country } from '@/lib/domain/content';
import { shippingCountries } from '@/shop/settings';

export const countries: readonly Country[] = rows.map(withoutCode);

/** Where the shop ships to, in the order of the settings; every country if they name none. */
export const checkoutCountries: readonly Country[] =
  shippingCountries.length === 0
    ? countries
    : shippingCountries.flatMap((code) => rows.filter((row) => row.code === code).map(withoutCode));

/** Pages contain the list, and have no use for the codes. */
function withoutCode({ name, region }: Country): Country {
  return { name, region };
}
