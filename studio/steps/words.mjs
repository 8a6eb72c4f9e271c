/** Vertical words for the shop's pages, as paths: no page loads a Japanese font. */
import { shipDrawing, svg } from './drawings.mjs';
import { outline } from './letters.mjs';

const ink = '#26211c';
/** The units of a character: fine enough for whole numbers at any size the pages show. */
const cell = 72;

/** Small kana and long marks would need forms of their own in a vertical line, so no word has any. */
const words = {
  hero: '海の向こうから',
  'calbee-frugra': '朝ごはん',
  'matcha-green-tea': 'お茶',
  'baby-collection': 'ゆりかご',
  'healthcare-products': '養生',
  'okamoto-condom-lubrican': 'ふたり',
  'snacks-confectionaries': 'おやつ',
  'best-sellers': '人気',
  categories: '棚から',
  'new-arrivals': '新着',
  highlights: '港から',
  brands: '作り手',
  testimonials: '声',
  newsletter: '便り',
  empty: 'これから',
};

const points = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  Q: ['x1', 'y1', 'x', 'y'],
  C: ['x1', 'y1', 'x2', 'y2', 'x', 'y'],
};

/** Whole numbers relative to the last point are the shortest way to write an outline. */
function shortPath(commands) {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  const written = commands.map((command) => {
    if (command.type === 'Z') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const values = points[command.type].map((name) => Math.round(command[name]));
    const steps = values.map((value, index) => value - (index % 2 === 0 ? x : y));
    [x, y] = values.slice(-2);
    if (command.type === 'M') [startX, startY] = [x, y];
    return command.type.toLowerCase() + steps.join(' ').replaceAll(' -', '-');
  });
  return written.join('');
}

function word(text) {
  const characters = [...text];
  const commands = characters.flatMap((character, index) =>
    outline(character, 'shop', cell, { below: index * cell }),
  );
  return svg(cell, characters.length * cell, `<path fill="${ink}" d="${shortPath(commands)}"/>`);
}

export function drawWords() {
  for (const [name, text] of Object.entries(words)) shipDrawing('words', name, word(text));
}
