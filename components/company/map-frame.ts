// Written by scripts/map.mjs.

/** The picture, and how degrees lie on it: its size in units, its corner, and how many units a degree takes. */
export const mapFrame = {
  src: '/images/map/offices-2bb079a1.svg',
  width: 1200,
  height: 565,
  west: 40,
  north: 35,
  unitsEast: 14.2857,
  unitsNorth: 14.8614,
} as const;
