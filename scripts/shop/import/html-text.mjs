import { parseFragment } from 'parse5';

const setOf = (names) => new Set(names.split(' '));

/** Elements whose content is not text that the shopper sees. */
const invisible = setOf(
  'script style template noscript noembed noframes iframe object svg math title textarea select button audio video canvas #comment',
);
/** Elements with an empty line before and after them. */
const paragraphs = setOf(
  'p div section article header footer main aside blockquote pre figure ul ol dl table hr address details h1 h2 h3 h4 h5 h6',
);
/** Elements that begin a new line. */
const lines = setOf('br tr dt dd summary figcaption caption');
const blockTag = /<(?:p|div|br|li|h[1-6]|table|tr|section|article|blockquote)\b/i;

/** Whether a text holds a tag or an entity. "a < b" and "Salt & Co" do not. */
export function looksLikeHtml(text) {
  return /<\/?[a-z][^<>]*>|<!--|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.test(text);
}

/**
 * What a browser would show of a piece of HTML: paragraphs are separated by an empty line, items of a list begin with
 * a bullet. Without any block, line breaks are kept, as WordPress does.
 */
export function textOfHtml(html) {
  const normalised = html.replace(/\r\n?/g, '\n');
  const source = blockTag.test(normalised)
    ? normalised.replace(/\n[^\S\n]*\n\s*/g, '<br><br>')
    : normalised.replace(/\n/g, '<br>');
  const parts = [];
  // A stack instead of recursion, so that no depth of nesting is too deep.
  const stack = [parseFragment(source)];
  while (stack.length > 0) {
    const node = stack.pop();
    if (typeof node === 'string') parts.push(node);
    else if (node.nodeName === '#text') parts.push(node.value.replace(/\s+/g, ' '));
    else if (!invisible.has(node.nodeName)) {
      const [before, after] = marksOf(node.nodeName);
      stack.push(after);
      for (const child of (node.childNodes ?? []).toReversed()) stack.push(child);
      stack.push(before);
    }
  }
  return tidy(parts.join(''));
}

/** What stands in the text before and after an element. */
function marksOf(name) {
  if (name === 'li') return ['\n• ', '\n'];
  if (name === 'td' || name === 'th') return ['', ' '];
  if (lines.has(name)) return ['\n', ''];
  return paragraphs.has(name) ? ['\n\n', '\n\n'] : ['', ''];
}

/** The text without blanks at the ends of lines, needless empty lines and empty items of lists. */
function tidy(text) {
  return (
    text
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .join('\n')
      // A bullet joins the text below it, and one without text goes.
      .replace(/^•\n+(?=[^•\n])/gm, '• ')
      .replace(/^•$\n*/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/\n\n(?=• )/g, '\n')
      .trim()
  );
}
