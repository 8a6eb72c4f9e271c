/** Lists the countries of the address forms: the 193 UN members and two observers, with names and regions of the UN (M49). */
import { join } from 'node:path';
import { countries } from 'countries-list';
import { writeFormatted } from '../scripts/write-formatted.mjs';
import { copyLicence } from './steps/licence.mjs';
import { shop } from './steps/settings.mjs';

const file = join(shop, 'lib/countries.json');

const left =
  'AC AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TA TC TF TK TW UM VG VI WF XK YT';

const regions = { AF: 'Africa', AS: 'Asia', EU: 'Europe', NA: 'Americas', OC: 'Oceania', SA: 'Americas' };

// Where the package differs from the UN. Full state titles keep the everyday name, such as Russia.
const corrected = {
  BN: { name: 'Brunei Darussalam' },
  CG: { name: 'Congo' },
  CI: { name: "Côte d'Ivoire" },
  CY: { region: 'Asia' },
  LA: { name: 'Lao PDR' },
  RU: { region: 'Europe' },
  TL: { name: 'Timor-Leste', region: 'Asia' },
  VN: { name: 'Viet Nam' },
};

const rows = Object.entries(countries)
  .filter(([code]) => !left.split(' ').includes(code))
  .map(([code, { name, continent }]) => ({ code, name, region: regions[continent], ...corrected[code] }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

await writeFormatted(file, JSON.stringify(rows));
copyLicence('countries-list');
console.log(`${rows.length} countries`);
