/** Draws the contact page's map from Natural Earth (public domain, packaged as world-atlas). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoPath, geoProjection } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { drawn, thinned, withoutSpecks } from './steps/coasts.mjs';
import { fileName, ship } from './steps/files.mjs';
import { copyLicence } from './steps/licence.mjs';
import { home } from './steps/settings.mjs';

/** Degrees. */
const [west, east, north, south] = [40, 124, 35, -3];
const width = 1200;
const unitsEast = width / (east - west);
/** Equal scale in both directions at 16° north. */
const unitsNorth = unitsEast / Math.cos((16 * Math.PI) / 180);
const height = Math.round((north - south) * unitsNorth);
/** Square units: smaller bends are straightened, smaller islands dropped. */
const [smallestBend, smallestIsland] = [1.4, 9];
const served = ['116', '784'];
/** No borders: the map takes no side in disputes. */
const colours = { sea: '#e6eceb', degree: '#d6e0e2', land: '#fffdf9', coast: '#c9bfb1', served: '#e6d5b8' };

const atlasFile = join(home, 'node_modules/world-atlas/countries-50m.json');
const atlas = thinned(JSON.parse(readFileSync(atlasFile, 'utf8')), { unitsEast, unitsNorth, smallestBend });
const degrees = 180 / Math.PI;
const projection = geoProjection((x, y) => [x, (y * unitsNorth) / unitsEast])
  .scale(unitsEast * degrees)
  .rotate([-(west + east) / 2, 0])
  .translate([width / 2, 0])
  .precision(0);
projection.translate([width / 2, -projection([(west + east) / 2, north])[1]]).clipExtent([
  [-4, -4],
  [width + 4, height + 4],
]);
const path = geoPath(projection).digits(0);

const countries = atlas.objects.countries;
const land = withoutSpecks(merge(atlas, countries.geometries), path, smallestIsland);
const ours = countries.geometries.filter(({ id }) => served.includes(id)).map((one) => feature(atlas, one));

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.sea}"/>
<path stroke="${colours.degree}" d="${degreeLines()}"/>
<path fill="${colours.land}" stroke="${colours.coast}" stroke-width="1.5" stroke-linejoin="round" d="${drawn(land, path)}"/>
<path fill="${colours.served}" d="${ours.map((one) => drawn(one, path)).join('')}"/>
</svg>
`;

const name = fileName('offices', ship('map', 'offices', { '.svg': svg }), '.svg');

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
console.log(`Paste into data/shop.json, as "map" of "contact": ${JSON.stringify(facts)}`);
copyLicence('world-atlas');
console.log(`${name}: ${(svg.length / 1024).toFixed(1)} kB, ${width} by ${height}`);

function degreeLines() {
  const [across, down] = [tens(west, east), tens(south, north)];
  const meridians = across.map((x) => `M${Math.round((x - west) * unitsEast)} 0v${height}`);
  return [...meridians, ...down.map((y) => `M0 ${Math.round((north - y) * unitsNorth)}h${width}`)].join('');
}

function tens(from, to) {
  const first = Math.floor(from / 10) + 1;
  return Array.from({ length: Math.ceil(to / 10) - first }, (_, i) => (first + i) * 10);
}
