import selectorParser from 'postcss-selector-parser';

/**
 * What must be on a page so that a selector can match: names of classes (`.tea`), ids (`#tea`), attributes (`[open` or
 * `[type=file`) and tags (`a`), and lists of alternatives of which one must be there.
 * @typedef {readonly (string | readonly Needs[])[]} Needs
 */

/** No page has this name, so rules with `:hover` do not match. */
const hovered = ':hover';

/** One argument of these must match. The arguments of others, such as `:not()`, say nothing that a page must have. */
const withAlternatives = new Set([':is', ':where', ':has']);

/** Tailwind styles every part that a field may have; a text field has none of these. */
const fieldPart = /^::(?:file-selector-button|-webkit-(?:calendar|date|inner|outer|search))/;
const fieldTypes = ['date', 'datetime-local', 'file', 'month', 'number', 'search', 'time', 'week'];
const fieldsWithParts = [['[list'], ...fieldTypes.map((type) => [`[type=${type}`])];

/**
 * @param {string} list selectors with commas between them
 * @returns {{ text: string, needs: Needs }[]}
 */
export function parseSelectors(list) {
  const { nodes } = selectorParser().astSync(list);
  return nodes.map((selector) => ({ text: String(selector).trim(), needs: needsOf(selector) }));
}

/** The names in a list of selectors, those of alternatives among them. */
export function namesInSelectors(list) {
  return parseSelectors(list).flatMap(({ needs }) => needs.flat(Infinity));
}

function needsOf(selector) {
  return selector.nodes.flatMap((node) => {
    switch (node.type) {
      case 'class':
        return `.${node.value}`;
      case 'id':
        return `#${node.value}`;
      case 'attribute':
        return node.operator === '='
          ? nameOfValue(node.attribute, node.value)
          : nameOfAttribute(node.attribute);
      case 'tag':
        return node.value.toLowerCase();
      case 'pseudo':
        return needsOfPseudo(node.value.toLowerCase(), node.nodes);
      default:
        return [];
    }
  });
}

function needsOfPseudo(name, selectors) {
  if (name === '::placeholder') return '[placeholder';
  if (name === ':hover') return hovered;
  if (fieldPart.test(name)) return [fieldsWithParts];
  return withAlternatives.has(name) ? [selectors.map(needsOf)] : [];
}

function nameOfAttribute(attribute) {
  return `[${attribute.toLowerCase()}`;
}

function nameOfValue(attribute, value) {
  return `${nameOfAttribute(attribute)}=${value.toLowerCase()}`;
}

/** The names that an attribute of an element gives its page. */
export function namesOfAttribute(attribute, value) {
  const names = [nameOfAttribute(attribute), nameOfValue(attribute, value)];
  if (attribute === 'id') names.push(`#${value}`);
  if (attribute === 'class') names.push(...value.split(/\s+/).map((token) => `.${token}`));
  return names;
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
