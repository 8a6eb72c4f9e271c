/** Draws the bare ground at the edges of a picture out, to make room for words or to make its goods smaller. */

/** In pixels: so far beyond an edge the grain of its pixels fades into their even course. */
const fade = 80;

/** The even course of a line of values: its grain would be drawn out into stripes. */
function evened(line) {
  const reach = Math.round(line.length / 10);
  const pass = (values) => {
    const sums = [0];
    for (const value of values) sums.push(sums.at(-1) + value);
    return values.map((_, i) => {
      const [from, to] = [Math.max(0, i - reach), Math.min(values.length, i + reach + 1)];
      return (sums[to] - sums[from]) / (to - from);
    });
  };
  return pass(pass(line));
}

/** Turns rows into columns. */
function turned({ deep, width, height }) {
  const other = new Uint16Array(deep.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++) other[(x * height + y) * 3 + c] = deep[(y * width + x) * 3 + c];
  return { deep: other, width: height, height: width };
}

function widened({ deep, width, height }, before = 0, after = 0) {
  const wide = width + before + after;
  const other = new Uint16Array(wide * height * 3);
  const edges = [0, width - 1].map((x) =>
    [0, 1, 2].map((c) => {
      const line = Array.from({ length: height }, (_, y) => deep[(y * width + x) * 3 + c]);
      return { line, even: evened(line) };
    }),
  );
  for (let y = 0; y < height; y++)
    for (let x = 0; x < wide; x++) {
      const inside = Math.min(width - 1, Math.max(0, x - before));
      const beyond = Math.abs(x - before - inside);
      for (let c = 0; c < 3; c++) {
        const { line, even } = edges[x < before ? 0 : 1][c];
        const grain = (line[y] - even[y]) * Math.max(0, 1 - beyond / fade);
        other[(y * wide + x) * 3 + c] =
          beyond === 0 ? deep[(y * width + inside) * 3 + c] : Math.round(even[y] + grain);
      }
    }
  return { deep: other, width: wide, height };
}

/**
 * Of three values of sixteen bits a pixel; `room` is in pixels.
 * @param {{ deep: Uint16Array, width: number, height: number }} picture
 * @param {{ left?: number, right?: number, top?: number, bottom?: number }} room
 */
export function withRoom(picture, { left, right, top, bottom }) {
  return turned(widened(turned(widened(picture, left, right)), top, bottom));
}
