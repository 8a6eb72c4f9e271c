import { parse } from 'parse5';
import postcss from 'postcss';
import { canMatch, namesInSelectors, namesOfAttribute, parseSelectors } from './style-selectors.mjs';

/**
 * Every page has these elements; the browser sets the attributes when it opens a <details> or translates the page. If that
 * turns its direction, the rules for it come with the whole stylesheet.
 */
const onEveryPage = ['html', 'head', 'body', '[open]', '[lang]'];

/**
 * Parses a stylesheet. The function that it returns picks the rules that can match the HTML of a page in any state, on
 * any screen and in print, with the custom properties and keyframes that these rules use. Rules for a pointer that hovers
 * are left out: a page at rest has the whole stylesheet, and one that is hovered before loads it.
 * @param {string} sheet minified, because selectors and values are printed as they are
 * @param {readonly string[]} alwaysUsed selectors of what inline scripts add to pages, such as `[aria-busy]`
 * @returns {(html: string, addedClasses?: readonly string[]) => string}
 */
export function usedStyles(sheet, alwaysUsed = []) {
  const root = resolveConstants(postcss.parse(sheet));
  const nodes = root.nodes.map(prepare);
  const known = new Set();
  root.walkRules(({ selector, parent }) => {
    if (!isKeyframes(parent)) for (const name of namesInSelectors(selector)) known.add(name);
  });
  const added = new Set([...onEveryPage, ...alwaysUsed].flatMap(namesInSelectors));
  // `[aria-busy]` stands for `[aria-busy=true]`, too.
  const addedNames = [...known].filter((name) => added.has(name) || added.has(name.replace(/=.*/s, '')));
  const stylesByNames = new Map();
  return (html, addedClasses = []) => {
    const namesOfPage = [...namesInPage(html), ...addedClasses.map((name) => `.${name}`)];
    const names = new Set(namesOfPage.filter((name) => known.has(name)).concat(addedNames));
    // Thousands of product pages share a few sets of names.
    const key = [...names].sort().join(' ');
    if (!stylesByNames.has(key)) stylesByNames.set(key, pick(nodes, names));
    return stylesByNames.get(key);
  };
}

/**
 * Replaces the custom properties that no rule sets by their initial values. Leaves out Tailwind's fallback for browsers
 * without `@property`, which are older than those of `browserslist`.
 */
function resolveConstants(root) {
  const constants = new Map();
  root.walkAtRules('property', ({ params, nodes }) => {
    const initial = nodes.find(({ prop }) => prop === 'initial-value');
    if (initial !== undefined) constants.set(params, initial.value);
  });
  root.walkAtRules('layer', (node) => {
    if (node.params === 'properties') node.removeAll?.();
  });
  root.walkDecls(/^--/, ({ prop }) => void constants.delete(prop));
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (variable, name) => constants.get(name) ?? variable,
    );
  });
  return root;
}

/** The classes, ids, attributes and tags of a page, written as in `Needs`. */
function namesInPage(html) {
  const names = new Set();
  const visit = ({ tagName, attrs = [], content, childNodes = [] }) => {
    if (tagName !== undefined) names.add(tagName);
    for (const { name, value } of attrs) for (const each of namesOfAttribute(name, value)) names.add(each);
    for (const child of content?.childNodes ?? childNodes) visit(child);
  };
  visit(parse(html, { scriptingEnabled: false })); // with scripting, <noscript> would hold text
  return names;
}

/** What `print` needs to know of a node of postcss. */
function prepare(node) {
  const children = node.nodes?.map(prepare);
  switch (node.type) {
    case 'decl':
      return {
        text: `${node.prop}:${node.value}${node.important ? '!important' : ''};`,
        mentions: identifiersIn(node.value),
        definition: node.prop.startsWith('--') ? node.prop : undefined,
      };
    case 'rule':
      // The selectors of keyframes are percentages.
      if (isKeyframes(node.parent)) return { prelude: node.selector, children };
      return { selectors: parseSelectors(node.selector), children: withoutRepeats(children) };
    case 'atrule':
      return prepareAtRule(node, children);
    default:
      return { text: '' };
  }
}

/** Tailwind prefixes some declarations more than once. */
function withoutRepeats(declarations) {
  return declarations.filter(
    ({ text }, index) =>
      text === undefined || !declarations.slice(index + 1).some((later) => later.text === text),
  );
}

function prepareAtRule(node, children) {
  const prelude = `@${node.name} ${node.params}`.trim();
  const mentions = identifiersIn(node.params);
  if (children === undefined) return { text: `${prelude};` };
  if (node.name === 'property' || isKeyframes(node)) return { prelude, children, definition: mentions[0] };
  // The order of layers is that of their first appearance, also if a layer is empty.
  const empty = node.name === 'layer' && node.params !== '' ? `${prelude};` : '';
  return { prelude, children, mentions, empty };
}

function isKeyframes(node) {
  return node.type === 'atrule' && node.name.endsWith('keyframes');
}

function identifiersIn(value) {
  return value.match(/(?:[\w-]|\P{ASCII}|\\.)+/gu) ?? [];
}

/** Prints the nodes that a page with these names can match. */
function pick(nodes, names) {
  const mentioned = new Set();
  let styles;
  let known;
  // What is printed mentions custom properties and keyframes, and these mention others.
  do {
    known = mentioned.size;
    styles = printAll(nodes, names, mentioned);
  } while (mentioned.size > known);
  return styles;
}

function printAll(nodes, names, mentioned) {
  return nodes.map((node) => print(node, names, mentioned)).join('');
}

/** Prints a node if it can match and, where it defines a name, is mentioned; adds what it mentions itself. */
function print(node, names, mentioned) {
  const { text, selectors, prelude, children, definition, mentions = [], empty = '' } = node;
  if (definition !== undefined && !mentioned.has(definition)) return '';
  for (const identifier of mentions) mentioned.add(identifier);
  if (children === undefined) return text;
  const matching = selectors?.filter(({ needs }) => canMatch(needs, names));
  if (matching?.length === 0) return '';
  const body = printAll(children, names, mentioned).replace(/;$/, '');
  if (body === '') return empty;
  return `${matching?.map((selector) => selector.text).join(',') ?? prelude}{${body}}`;
}
