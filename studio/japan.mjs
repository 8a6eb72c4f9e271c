/** Draws the main islands of Japan, on which the guides of products mark where the goods come from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoPath, geoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import { drawn, thinned, withoutSpecks } from './steps/coasts.mjs';
import { fileName, ship } from './steps/files.mjs';
import { copyLicence } from './steps/licence.mjs';
import { home } from './steps/settings.mjs';

/** Degrees. */
const [west, east, north, south] = [128.4, 146.4, 46, 30];
const width = 240;
const unitsEast = width / (east - west);
/** Equal scale in both directions at 37° north. */
const unitsNorth = unitsEast / Math.cos((37 * Math.PI) / 180);
const height = Math.round((north - south) * unitsNorth);
/** Square units. */
const [smallestBend, smallestIsland] = [2, 12];
/** ISO 3166 number of Japan. */
const japan = '392';

const atlasFile = join(home, 'node_modules/world-atlas/countries-50m.json');
const atlas = thinned(JSON.parse(readFileSync(atlasFile, 'utf8')), { unitsEast, unitsNorth, smallestBend });
const projection = geoProjection((x, y) => [x, (y * unitsNorth) / unitsEast])
  .scale((unitsEast * 180) / Math.PI)
  .rotate([-(west + east) / 2, 0])
  .translate([width / 2, 0])
  .precision(0);
projection.translate([width / 2, -projection([(west + east) / 2, north])[1]]);
const path = geoPath(projection).digits(0);

const country = feature(
  atlas,
  atlas.objects.countries.geometries.find(({ id }) => id === japan),
);
const { coordinates } = withoutSpecks(country.geometry, path, smallestIsland);
const isOnMap = ([[[longitude, latitude]]]) => longitude > west && latitude > south;
const islands = { type: 'MultiPolygon', coordinates: coordinates.filter(isOnMap) };

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#fffdf9" stroke="#c9bfb1" stroke-linejoin="round" d="${drawn(islands, path)}"/></svg>\n`;
const name = fileName('japan', ship('map', 'japan', { '.svg': svg }), '.svg');

const round = (units) => Number(units.toFixed(4));
const facts = {
  src: `/images/map/${name}`,
  width,
  height,
  west,
  north,
  unitsEast: round(unitsEast),
  unitsNorth: round(unitsNorth),
};
console.log(`Paste into data/guides.json, as "map": ${JSON.stringify(facts)}`);
copyLicence('world-atlas');
console.log(`${name}: ${svg.length} bytes, ${width} by ${height}`);
