// Written by studio/map.mjs.

/** The map's size in units, the degrees of its top left corner, and the units of one degree. */
export const officeMap = {
  src: '/images/map/offices-2bb079a1.svg',
  width: 1200,
  height: 565,
  west: 40,
  north: 35,
  unitsEast: 14.2857,
  unitsNorth: 14.8614,
} as const;
