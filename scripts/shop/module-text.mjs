/** In characters: a longer list stands on several lines. */
const maxLineOfList = 80;

/**
 * The text of a generated module.
 * @param {string} imports
 * @param {Record<string, [type: string, value: unknown]>} constants
 */
export function moduleText(imports, constants) {
  const lines = Object.entries(constants).map(
    ([name, [type, value]]) => `export const ${name}: ${type} = ${literal(value)};\n`,
  );
  return [`${imports}\n`, ...lines].join('\n');
}

/** A short list stands on one line, so that inline-settings.mjs inlines it. JSON has no Infinity. */
function literal(value) {
  if (typeof value === 'number') return String(value);
  const text = JSON.stringify(value);
  return text === undefined || text.length <= maxLineOfList ? text : JSON.stringify(value, null, 2);
}
