import { fromMarkdown } from 'mdast-util-from-markdown';

/**
 * @typedef {{ text: string, paths: ReadonlySet<string>, faults: import('./read-table.mjs').Fault[] }} Page
 * @typedef {string | { kind: 'strong' | 'emphasis', text: PageText } | { kind: 'link', href: string, text: PageText } |
 *   { kind: 'break' }} TextPart
 * @typedef {string | TextPart[]} PageText
 * @typedef {{ kind: 'heading', level: number, text: string, id?: string, row: number }} Heading
 * @typedef {{ kind: 'picture', src: string, alt: string, colour?: string, row: number }} PagePicture
 * @typedef {Heading | PagePicture | { kind: 'paragraph', text: PageText } |
 *   { kind: 'list', isOrdered: boolean, start: number, items: PageText[] }} Block
 */

/** What a page cannot show, and what to write instead. */
const unsupported = {
  html: 'write plain text or Markdown in place of HTML',
  code: 'begin this line at the margin, without ```; indented and fenced text is program code',
  inlineCode: 'write these words plain or in **bold**; backticks mark program code',
  blockquote: 'write a paragraph without > at its beginning',
  definition: 'write the address beside the words, as in [words](/Contact)',
  image: 'give this picture a paragraph of its own',
};

/** The id at the end of a heading, such as `{#delivery}`. */
const headingId = /\s*\{#([a-z][\w-]*)\}$/i;
/** The line below the heading of a table, such as `| - | - |`. */
const tableRule = /^\s*\|?\s*:?-+:?\s*\|/m;
const contactAddress = /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ()-]+)$/;

/**
 * Reads the Markdown that a page may use: headings of two levels, paragraphs, lists, links, bold, italic and pictures.
 * Lines across the page (`---`) are left out; anything else is a fault.
 * @param {string} text
 * @param {ReadonlySet<string>} paths the pages of the shop that a link may lead to
 * @returns {{ blocks: Block[], faults: import('./read-table.mjs').Fault[] }}
 */
export function readMarkdown(text, paths) {
  const page = { text, paths, faults: [] };
  const blocks = fromMarkdown(text).children.flatMap((node) => readBlock(node, page));
  return { blocks, faults: page.faults };
}

/** Stands for a block with a fault, so that the heading above it does not count as empty too. */
const blockInPlaceOfFault = { kind: 'paragraph', text: '' };

/** @returns {Block[]} */
function readBlock(node, page) {
  switch (node.type) {
    case 'heading':
      return readHeading(node, page);
    case 'paragraph':
      return readParagraph(node, page);
    case 'list':
      return readList(node, page);
    case 'thematicBreak':
      return [];
    default:
      report(page, node, unsupported[node.type] ?? 'write a paragraph, a list or a heading');
      return [blockInPlaceOfFault];
  }
}

function readHeading(node, page) {
  if (node.depth === 1)
    return report(page, node, 'write ##; the title of the page stands in its first lines');
  if (node.depth > 3) return report(page, node, 'write ## or ###');
  if (node.children.some(({ type }) => type !== 'text'))
    return report(page, node, 'write a heading without links, bold or other marks');
  const written = oneLine(node.children.map(({ value }) => value).join(''));
  const [mark, id] = headingId.exec(written) ?? [];
  const text = written.slice(0, written.length - (mark?.length ?? 0));
  if (text === '') return report(page, node, 'write a title after the #');
  if (id !== undefined && node.depth === 3) return report(page, node, 'give an id to a ## heading only');
  const row = node.position.start.line;
  return [{ kind: 'heading', level: node.depth, text, ...(id !== undefined && { id }), row }];
}

function readParagraph(node, page) {
  const [first, ...rest] = node.children;
  if (first?.type === 'image' && rest.length === 0) {
    const { url, alt, title } = first;
    const row = node.position.start.line;
    return [{ kind: 'picture', src: url, alt: alt ?? '', ...(title && { colour: title }), row }];
  }
  return [{ kind: 'paragraph', text: readText(node.children, page) }];
}

function readList({ ordered, start, children }, page) {
  const items = children.flatMap((item) => {
    const [first, ...rest] = item.children;
    if (first === undefined) return report(page, item, 'write a text after the mark of the list');
    if (first.type !== 'paragraph' || rest.length > 0)
      return report(page, item, 'write one paragraph for each item of a list, without a list in it');
    return [readText(first.children, page)];
  });
  return [{ kind: 'list', isOrdered: ordered === true, start: start ?? 1, items }];
}

/** @returns {PageText} a string if no part of the text is marked */
function readText(nodes, page) {
  const parts = nodes.flatMap((node) => readPart(node, page)).filter((part) => part !== '');
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

/** @returns {TextPart[]} */
function readPart(node, page) {
  switch (node.type) {
    case 'text':
      return tableRule.test(node.value)
        ? report(page, node, 'write a list in place of a table')
        : [oneLine(node.value)];
    case 'strong':
      return [{ kind: 'strong', text: readText(node.children, page) }];
    case 'emphasis':
      return [{ kind: 'emphasis', text: readText(node.children, page) }];
    case 'break':
      return [{ kind: 'break' }];
    case 'link':
      return readLink(node, page);
    case 'html':
      return readTag(node, page);
    // The definition of a reference is reported in its own row.
    case 'linkReference':
      return [readText(node.children, page)].flat();
    case 'imageReference':
      return [];
    default:
      return report(page, node, unsupported[node.type] ?? 'write plain text');
  }
}

/** Reports a tag; the tag that closes it needs no line of its own. */
function readTag(node, page) {
  const isClosing = node.value.startsWith('</');
  const isReported = page.faults.some(({ problem }) => problem === unsupported.html);
  return isClosing && isReported ? [] : report(page, node, unsupported.html);
}

function readLink(node, page) {
  const problem = problemOfLink(node, page.paths);
  if (problem !== undefined) return report(page, node, problem);
  const text = readText(node.children, page);
  return text === ''
    ? report(page, node, 'write words between the square brackets')
    : [{ kind: 'link', href: node.url, text }];
}

function problemOfLink({ url, title }, paths) {
  if (title) return 'write a link without a text in quotes';
  const [path] = url.split(/[?#]/);
  if (paths.has(path) || contactAddress.test(url)) return undefined;
  if (/^https:\/\/[^\s/]/.test(url) && URL.canParse(url)) return undefined;
  return /^\/(?!\/)/.test(url)
    ? `the shop has no such page; it has ${[...paths].join(', ')}`
    : 'lead to a page such as /Contact, or to an address that begins with https://, mailto: or tel:';
}

function oneLine(text) {
  return text.replace(/\s*\n\s*/g, ' ');
}

const maxExcerpt = 40;

/** Adds a fault that quotes the beginning of the node's Markdown. Returns an empty list, because nothing is shown. */
function report(page, { position: { start, end } }, problem) {
  const [line = ''] = page.text.slice(start.offset, end.offset).split('\n');
  const value = line.length > maxExcerpt ? `${line.slice(0, maxExcerpt)}…` : line;
  page.faults.push({ row: start.line, value, problem });
  return [];
}
