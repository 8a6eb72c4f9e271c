/** Writes data/countries.ts: the 193 members of the United Nations, Vatican City and Palestine. Run by hand. */
import { writeFileSync } from 'node:fs';
import { continents, countries } from 'countries-list';
import { format, resolveConfig } from 'prettier';

const file = 'data/countries.ts';

// Territories and other places in the package that are none of the 195.
const left =
  'AC AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TA TC TF TK TW UM VG VI WF XK YT';

// Where the package differs from what English-speaking shoppers look for, or from the atlas.
const corrected = { TL: { name: 'Timor-Leste', region: 'Asia' } };

const rows = Object.entries(countries)
  .filter(([code]) => !left.split(' ').includes(code))
  .map(([code, { name, continent }]) => corrected[code] ?? { name, region: continents[continent] })
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const source = `import type { Country } from '@/lib/domain/content';

/** Written by scripts/countries.mjs (DATA-12). */
export const countries = [
${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
] as const satisfies readonly Country[];
`;

writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
console.log(`${file}: ${rows.length} countries`);
