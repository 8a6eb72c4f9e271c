/** What food is served in, and how it is lit and seen. */
export const bowl = {
  radius: 0.8,
  height: 0.56,
  colour: '#f1ebdf',
  tones: ['#f6f1e7', '#ebe3d4'],
  specks: '#7a5a3c',
  edge: '#8d6a48',
};
export const plate = { radius: 1, height: 0.17, footRadius: 0.5, power: 1.7, foot: 0.04, thick: 0.04 };

/** A camera higher than that of the fronts, so that one sees into a bowl; what is behind goes soft. */
export const near = { elevation: 30, distance: 6.7, target: [0, 0, 0.3], aperture: 0.22 };
export const day = { key: 1.3, fill: 0.95 };

export const wooden = { colour: '#c79a64', dark: '#94653a' };
export const spoon = (look, at = [1.06, 0.4, 0], turn = -30) => ({
  shape: 'utensil',
  kind: 'spoon',
  size: [1.55, 0.34],
  ...look,
  at,
  turn,
});

/** So many pieces of a size fall within a radius around the middle, from a height. */
export const fall = (kind, count, size, radius, from, middle = [0, 0], seed = 1) => ({
  kind,
  count,
  size,
  radius,
  from,
  middle,
  seed,
});
