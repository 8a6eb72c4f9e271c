import { splitAt } from './page-sections.mjs';
import { backdropProblem, isBackdrop } from './palette.mjs';

/**
 * Shows each `##` section by its `###` parts: parts with a picture are stories, parts without are cards, and a section
 * without parts is prose.
 * @param {{ page: object, faults: import('./read-table.mjs').Fault[] }} page as `readPage` returns it
 * @param {(name: string) => Promise<{ picture?: object, problem?: string }>} pictureOf finds a picture
 */
export async function aboutOf({ page, faults: known }, pictureOf) {
  const faults = [...known];
  const sections = [];
  for (const { id, heading, blocks } of page.sections) {
    const { above, parts } = splitAt(3, blocks);
    const hasStories = parts.some((part) => picturesIn(part.blocks).length > 0);
    faults.push(...picturesIn(above).map(misplacedPicture));
    if (hasStories) faults.push(...parts.flatMap(faultsOfStory));
    const stories = hasStories
      ? await Promise.all(parts.map((part) => storyOf(part, pictureOf, faults)))
      : [];
    sections.push({ id, heading, blocks: above, stories, cards: hasStories ? [] : parts.map(cardOf) });
  }
  faults.push(...picturesIn(page.intro).map(misplacedPicture));
  faults.push(
    ...page.intro.flatMap(({ kind, level, row, text }) =>
      kind === 'heading' && level === 3
        ? [{ row, value: text, problem: 'write ##; ### divides a ## section' }]
        : [],
    ),
  );
  return { page: { ...page, sections }, faults };
}

function cardOf({ heading, blocks }) {
  return { title: heading.text, text: blocks };
}

/** `### Our name: The place where goods come in` is a small title and a large one. */
async function storyOf({ heading, blocks }, pictureOf, faults) {
  const [, title1, title2 = heading.text] = /^(.+?):\s+(.+)$/.exec(heading.text) ?? [];
  const [picture] = picturesIn(blocks);
  const { row, src, alt, colour } = picture ?? {};
  const { picture: found, problem } = picture ? await pictureOf(src) : {};
  if (problem !== undefined) faults.push({ row, value: src, problem });
  return {
    img: { ...found, alt, ...(colour && { colour }) },
    ...(title1 && { title1 }),
    title2,
    des: blocks.filter((block) => block !== picture),
  };
}

function faultsOfStory({ heading, blocks }) {
  const [picture, ...others] = picturesIn(blocks);
  if (picture === undefined)
    return [
      { row: heading.row, value: heading.text, problem: 'give this part a picture, as its neighbours have' },
    ];
  const { row, alt, src, colour } = picture;
  return [
    ...(alt.trim() === ''
      ? [{ row, value: src, problem: 'describe the picture between the square brackets' }]
      : []),
    ...(colour !== undefined && !isBackdrop(colour)
      ? [{ row, value: colour, problem: backdropProblem }]
      : []),
    ...(blocks.length === 1
      ? [{ row: heading.row, value: heading.text, problem: 'write a text below the picture' }]
      : []),
    ...others.map((other) => ({
      row: other.row,
      value: other.src,
      problem: 'show one picture below each ### heading',
    })),
  ];
}

function picturesIn(blocks) {
  return blocks.filter(({ kind }) => kind === 'picture');
}

function misplacedPicture({ row, src }) {
  return { row, value: src, problem: 'show this picture below a ### heading' };
}
