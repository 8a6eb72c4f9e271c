/** @typedef {import('./read-markdown.mjs').Block} Block */

/** The ids of elements that every page has around its text. */
const idsOfLayout = ['content', 'contents', 'footer-links', 'chunk-load-guard'];

/**
 * Divides blocks at the headings of a level: what stands above the first of them, and a part for each.
 * @param {readonly Block[]} blocks
 */
export function splitAt(level, blocks) {
  const isHeading = (block) => block.kind === 'heading' && block.level === level;
  const first = blocks.findIndex(isHeading);
  if (first < 0) return { above: blocks, parts: [] };
  const parts = [];
  for (const block of blocks.slice(first)) {
    if (isHeading(block)) parts.push({ heading: block, blocks: [] });
    else parts.at(-1).blocks.push(block);
  }
  return { above: blocks.slice(0, first), parts };
}

/**
 * The intro and the sections of a page. A section has the id in its heading, or one from the heading's words.
 * @param {readonly Block[]} blocks
 */
export function sectionsOf(blocks) {
  const { above, parts } = splitAt(2, blocks);
  const named = parts.flatMap(({ heading }) => heading.id ?? []);
  const taken = new Set([...idsOfLayout, ...named]);
  const sections = parts.map(({ heading, blocks: content }) => {
    const id = heading.id ?? freeId(heading.text, taken);
    taken.add(id);
    return { id, heading: heading.text, blocks: content };
  });
  return { intro: above, sections, faults: [...emptyParts(blocks), ...repeatedIds(parts)] };
}

/** The id `who-we-are` for `Who we are`, with a number behind it if it is taken. */
function freeId(heading, taken) {
  const words = heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['section'];
  const id = words.join('-');
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

function emptyParts(blocks) {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    const isEmpty = next === undefined || (next.kind === 'heading' && next.level <= block.level);
    return block.kind === 'heading' && isEmpty
      ? [{ row: block.row, value: block.text, problem: 'write a text below this heading' }]
      : [];
  });
}

function repeatedIds(parts) {
  const ids = parts.map(({ heading }) => heading.id);
  return parts.flatMap(({ heading: { id, row } }, index) =>
    id !== undefined && (ids.indexOf(id) < index || idsOfLayout.includes(id))
      ? [{ row, value: id, problem: 'give this heading another id; this one is taken' }]
      : [],
  );
}
