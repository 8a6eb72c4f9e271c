import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aboutOf } from './about-page.mjs';
import { readFrontMatter } from './front-matter.mjs';
import { sectionsOf } from './page-sections.mjs';
import { backdropName } from './palette.mjs';
import { readMarkdown } from './read-markdown.mjs';
import { faultLine } from './faults.mjs';
import { decodeText } from './read-table.mjs';

/** @typedef {import('./read-table.mjs').Fault} Fault */

const policyNames = ['terms', 'privacy', 'cookie'];
const pageNames = ['about', ...policyNames];

/**
 * Reads the pages in `pages/*.md` of a shop's folder; a page whose file is missing is undefined.
 * @param {string} shop
 * @param {ReadonlySet<string>} paths the pages of the shop that a link may lead to
 * @param {(name: string) => Promise<{ picture?: object, problem?: string }>} pictureOf finds a picture
 * @returns {Promise<{ pages: Record<string, object | undefined>, faults: string[] }>} `faults` has a line for each
 */
export async function readPages(shop, paths, pictureOf) {
  const folder = join(shop, 'pages');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  const faults = files
    .filter((file) => !pageNames.includes(file.replace(/\.md$/, '')) || !file.endsWith('.md'))
    .map((file) => `pages/${file}: the shop has no such page; its pages are ${pageNames.join('.md, ')}.md`);
  const pages = {};
  for (const name of pageNames.filter((known) => files.includes(`${known}.md`))) {
    const bytes = readFileSync(join(folder, `${name}.md`));
    if (bytes.length === 0) {
      faults.push(`pages/${name}.md: this file is empty; write the page, or delete the file`);
      continue;
    }
    const page = readPage(bytes, paths);
    const shown = name === 'about' ? await aboutOf(page, pictureOf) : policyOf(page);
    const sorted = shown.faults.toSorted((a, b) => a.row - b.row);
    faults.push(...sorted.map((fault) => faultLine(`pages/${name}.md`, fault)));
    if (sorted.length === 0) pages[name] = shown.page;
  }
  return { pages, faults };
}

/** The text of `@/shop/pages`: each page, or undefined if the shop has none. */
export function pagesModule(pages) {
  const shown = { ...pages, ...(pages.about && { about: withBackdrops(pages.about) }) };
  const typeOf = (name) => (name === 'about' ? 'About' : 'Policy');
  const constants = pageNames.map(
    (name) =>
      `export const ${name}: ${typeOf(name)} | undefined = ${JSON.stringify(shown[name], null, 2)};\n`,
  );
  return `import type { About, Policy } from '@/lib/domain/page-content';

/** Generated from pages/*.md. */
${constants.join('\n')}`;
}

function withBackdrops(about) {
  const backdropOf = ({ colour, ...img }) => ({ ...img, ...(colour && { backdrop: backdropName(colour) }) });
  const sections = about.sections.map((section) => ({
    ...section,
    stories: section.stories.map((story) => ({ ...story, img: backdropOf(story.img) })),
  }));
  return { ...about, sections };
}

/**
 * Reads a page: its first lines, the blocks above the first `##`, and a section for each `##`.
 * @param {Uint8Array} bytes
 * @param {ReadonlySet<string>} paths
 */
export function readPage(bytes, paths) {
  const { fields, body, faults } = readFrontMatter(decodeText(bytes).replace(/\r\n?/g, '\n'));
  const markdown = readMarkdown(body, paths);
  const { intro, sections, faults: faultsOfSections } = sectionsOf(markdown.blocks);
  const { title = '', summary = '', description = summary, updated } = fields;
  const isEmpty = markdown.blocks.length === 0 && markdown.faults.length === 0;
  return {
    page: { title, summary, description, ...(updated && { updated }), intro, sections },
    faults: [
      ...faults,
      ...markdown.faults,
      ...faultsOfSections,
      ...(isEmpty ? [{ row: 1, problem: 'write a text below the first lines' }] : []),
    ],
  };
}

/** A policy shows the day of its last change, and no pictures. */
export function policyOf({ page, faults }) {
  const { intro, sections, updated } = page;
  const pictures = [...intro, ...sections.flatMap(({ blocks }) => blocks)].filter(
    ({ kind }) => kind === 'picture',
  );
  return {
    page: {
      ...page,
      intro: intro.map(shownBlock),
      sections: sections.map((section) => ({ ...section, blocks: section.blocks.map(shownBlock) })),
    },
    faults: [
      ...faults,
      ...pictures.map(({ row, src }) => ({ row, value: src, problem: 'only about.md shows pictures' })),
      ...(updated === undefined && !faults.some(({ value }) => value?.startsWith('updated'))
        ? [{ row: 1, column: 'updated', problem: 'this line is missing' }]
        : []),
    ],
  };
}

/** A heading in a section is shown without the row and the level that it has in the file. */
function shownBlock(block) {
  return block.kind === 'heading' ? { kind: 'heading', text: block.text } : block;
}
