/** Draws the contact page's map from Natural Earth (public domain, packaged as world-atlas). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoPath, geoProjection } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { drawn, thinned, withoutSpecks } from './steps/coasts.mjs';
import { fileName, ship } from './steps/files.mjs';
import { letters } from './steps/letters.mjs';
import { copyLicence } from './steps/licence.mjs';
import { home } from './steps/settings.mjs';

/** Degrees. */
const [west, east, north, south] = [42, 147, 46, -2];
/** How goods come: stations at sea in degrees east and north, from Yokohama to Cambodia, and on to Dubai. */
const seaWays = [
  '139.8,35 137,32.4 130,28 123.5,23.5 119,19.5 113,14 108.5,9 104.6,8.6 103.4,10.4',
  '108.5,9 106,4.5 104.2,1.6 101.4,2.6 96.5,5.9 88,5.6 80,5.2 72,10.5 63.5,19 59.5,24 56.7,26.2 55.3,25.5',
].map((way) => way.split(' ').map((station) => station.split(',').map(Number)));
const width = 1200;
const unitsEast = width / (east - west);
/** Equal scale in both directions at 22° north. */
const unitsNorth = unitsEast / Math.cos((22 * Math.PI) / 180);
const height = Math.round((north - south) * unitsNorth);
/** Square units: smaller bends are straightened, smaller islands dropped. */
const [smallestBend, smallestIsland] = [1.4, 9];
const [served, origin] = [['116', '784'], '392'];
/** No borders: the map takes no side in disputes. */
const colours = {
  sea: '#e6eceb',
  degree: '#d6e0e2',
  land: '#fffdf9',
  coast: '#c9bfb1',
  served: '#e6d5b8',
  origin: '#eec9c0',
  way: '#b5332a',
};

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
const japan = feature(
  atlas,
  countries.geometries.find(({ id }) => id === origin),
);
const ours = countries.geometries.filter(({ id }) => served.includes(id)).map((one) => feature(atlas, one));

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colours.sea}"/>
<path stroke="${colours.degree}" d="${degreeLines()}"/>
<path fill="${colours.land}" stroke="${colours.coast}" stroke-width="1.5" stroke-linejoin="round" d="${drawn(land, path)}"/>
<path fill="${colours.served}" d="${ours.map((one) => drawn(one, path)).join('')}"/>
<path fill="${colours.origin}" d="${drawn(japan, path)}"/>
<path fill="none" stroke="${colours.way}" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 9" d="${seaWays.map(smooth).join('')}"/>
${word('日', 'mincho', 34, [141.6, 31.9])}
${word('本', 'mincho', 34, [141.6, 29.2])}
${word('Japan', 'shop', 34, [141.6, 26.6])}
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

/** A curve through the stations (Catmull-Rom, as cubic Béziers). */
function smooth(stations) {
  const points = stations.map((station) => projection(station));
  const at = (index) => points[Math.min(points.length - 1, Math.max(0, index))];
  const pair = ([x, y]) => `${Math.round(x)} ${Math.round(y)}`;
  const near = ([x, y], [ax, ay], [bx, by], share) => [x + (bx - ax) * share, y + (by - ay) * share];
  const curves = points
    .slice(1)
    .map((point, i) =>
      [near(at(i), at(i - 1), point, 1 / 6), near(point, at(i), at(i + 2), -1 / 6), point]
        .map(pair)
        .join(' '),
    );
  return `M${pair(points[0])}C${curves.join(' ')}`;
}

/** A word as a path, its middle at the place. */
function word(text, face, size, place) {
  const [x, y] = projection(place);
  const { d, left, top, width: wide, height: high } = letters(text, face, size, { weight: 500 });
  const at = `${Math.round(x - left - wide / 2)} ${Math.round(y - top - high / 2)}`;
  return `<path fill="#26211c" transform="translate(${at})" d="${d}"/>`;
}
