import type { Country } from '@/lib/domain/content';

export function CountryOptions({ countries }: { readonly countries: readonly Country[] }) {
  return countries.map(({ name, region }) => (
    <option key={name} value={name}>
      {`${name} (${region})`}
    </option>
  ));
}
