/** A picture that stands on the page itself: its ground becomes the page's colour, and its shadows stay. */

/** Even, or every grain of the edge would be drawn out into a line. */
function evened(line) {
  const reach = Math.round(line.length / 12);
  return line.map((_, i) => {
    const near = line.slice(Math.max(0, i - reach), i + reach + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** What the bare ground would be anywhere, from what it is along the four edges, where nothing stands. */
function groundOf(at, width, height) {
  const along = (length, read) => evened(Array.from({ length }, (_, i) => read(i)));
  const [top, bottom] = [0, height - 1].map((y) => along(width, (x) => at(x, y)));
  const [left, right] = [0, width - 1].map((x) => along(height, (y) => at(x, y)));
  const corners = [
    (top[0] + left[0]) / 2,
    (top[width - 1] + right[0]) / 2,
    (bottom[0] + left[height - 1]) / 2,
    (bottom[width - 1] + right[height - 1]) / 2,
  ];
  return (x, y) => {
    const [u, v] = [x / (width - 1), y / (height - 1)];
    const between =
      (1 - v) * ((1 - u) * corners[0] + u * corners[1]) + v * ((1 - u) * corners[2] + u * corners[3]);
    return (1 - v) * top[x] + v * bottom[x] + (1 - u) * left[y] + u * right[y] - between;
  };
}

/** Changes the pixels, three values of sixteen bits each; the colour is one of the theme's. */
export function levelGround(deep, width, height, colour) {
  const page = colour.match(/[0-9a-f]{2}/g).map((pair) => Number.parseInt(pair, 16) * 257);
  for (const [channel, wanted] of page.entries()) {
    const place = (x, y) => (y * width + x) * 3 + channel;
    const ground = groundOf((x, y) => deep[place(x, y)], width, height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = place(x, y);
        deep[i] = Math.min(wanted, Math.round((deep[i] * wanted) / ground(x, y)));
      }
    }
  }
}
