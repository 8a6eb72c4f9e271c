/** Simplifies the coasts of Natural Earth (public domain, packaged as world-atlas), and writes them as SVG paths. */

/**
 * Unpacks and simplifies the arcs; shared borders stay shared. `smallestBend` is in square units of the map: smaller bends
 * are straightened.
 */
export function thinned({ arcs, transform, ...topology }, { unitsEast, unitsNorth, smallestBend }) {
  const unpacked = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ];
    });
  });
  return {
    ...topology,
    arcs: unpacked.map((points) => straightened(points, smallestBend / unitsEast / unitsNorth)),
  };
}

/** Visvalingam simplification: removes the point with the smallest triangle. */
function straightened(points, smallestArea) {
  const kept = [...points];
  const isRing = `${kept[0]}` === `${kept.at(-1)}`;
  while (kept.length > (isRing ? 4 : 2)) {
    let [least, place] = [smallestArea, -1];
    for (let i = 1; i < kept.length - 1; i += 1) {
      const area = triangle(kept[i - 1], kept[i], kept[i + 1]);
      if (area < least) [least, place] = [area, i];
    }
    if (place < 0) break;
    kept.splice(place, 1);
  }
  return kept;
}

function triangle([ax, ay], [bx, by], [cx, cy]) {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/** Drops the islands below an area in square units of the map. */
export function withoutSpecks(shape, path, smallestIsland) {
  const parts = shape.coordinates.filter(
    (coordinates) => path.area({ type: 'Polygon', coordinates }) >= smallestIsland,
  );
  return { ...shape, coordinates: parts };
}

/** The outline of a shape in whole units, as the data of an SVG path. */
export function drawn(shape, path) {
  const lines = (path(shape) ?? '').match(/M[^MZ]+Z?/g) ?? [];
  return lines
    .map((line) => {
      const points = line.match(/-?\d+,-?\d+/g).map((pair) => pair.split(',').map(Number));
      const steps = points.slice(1).map(([x, y], i) => [x - points[i][0], y - points[i][1]]);
      const moved = steps.filter(([x, y]) => x !== 0 || y !== 0);
      if (moved.length < (line.endsWith('Z') ? 2 : 1)) return '';
      const text = moved
        .map(([x, y]) => `${x}${y < 0 ? '' : ' '}${y}`)
        .join(' ')
        .replaceAll(' -', '-');
      return `M${points[0].join(' ')}l${text}${line.endsWith('Z') ? 'z' : ''}`;
    })
    .join('');
}
