import type { Country } from '@/lib/domain/content';

/** All countries in the order of their names, wherever one is asked for (CHK-03, CON-06). */
export function CountryOptions({ countries }: { readonly countries: readonly Country[] }) {
  return countries.map(({ name, region }) => (
    <option key={name} value={name}>
      {`${name} (${region})`}
    </option>
  ));
}
