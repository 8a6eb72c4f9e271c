import type { Country } from '@/lib/domain/content';

/** All countries, by region (CON-06). */
export function CountryOptions({ countries }: { readonly countries: readonly Country[] }) {
  const regions = [...new Set(countries.map(({ region }) => region))].sort();
  return regions.map((region) => (
    <optgroup key={region} label={region}>
      {countries
        .filter((country) => country.region === region)
        .map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
    </optgroup>
  ));
}
