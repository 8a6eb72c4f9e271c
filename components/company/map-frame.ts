// Written by scripts/map.mjs.

/** How degrees lie on the map: its size in units, its corner, and how many units a degree takes. */
export const mapFrame = {
  width: 1200,
  height: 565,
  west: 40,
  north: 35,
  unitsEast: 14.2857,
  unitsNorth: 14.8614,
} as const;
