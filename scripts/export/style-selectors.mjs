import selectorParser from 'postcss-selector-parser';

/**
 * What must be on a page so that a selector can match: names of classes (`.tea`), ids (`#tea`), attributes (`[open`) and
 * tags (`a`), and lists of alternatives of which one must be there.
 * @typedef {readonly (string | readonly Needs[])[]} Needs
 */

/** One argument of these must match. The arguments of others, such as `:not()`, say nothing that a page must have. */
const withAlternatives = new Set([':is', ':where', ':has']);

/**
 * @param {string} list selectors with commas between them
 * @returns {{ text: string, needs: Needs }[]}
 */
export function parseSelectors(list) {
  const { nodes } = selectorParser().astSync(list);
  return nodes.map((selector) => ({ text: String(selector).trim(), needs: needsOf(selector) }));
}

function needsOf(selector) {
  return selector.nodes.flatMap((node) => {
    switch (node.type) {
      case 'class':
        return `.${node.value}`;
      case 'id':
        return `#${node.value}`;
      case 'attribute':
        return `[${node.attribute.toLowerCase()}`;
      case 'tag':
        return node.value.toLowerCase();
      case 'pseudo':
        return withAlternatives.has(node.value.toLowerCase()) ? [node.nodes.map(needsOf)] : [];
      default:
        return [];
    }
  });
}

/**
 * True if the page has what the selector needs, though perhaps not on the right elements.
 * @param {Needs} needs
 * @param {ReadonlySet<string>} names of the page
 */
export function canMatch(needs, names) {
  return needs.every((need) =>
    typeof need === 'string' ? names.has(need) : need.some((alternative) => canMatch(alternative, names)),
  );
}

/** The names in a list of selectors, those of alternatives among them. */
export function namesInSelectors(list) {
  return parseSelectors(list).flatMap(({ needs }) => needs.flat(Infinity));
}
