const fieldNames = ['title', 'summary', 'description', 'updated'];
const requiredFields = ['title', 'summary'];

/**
 * Reads the fields between two lines `---` at the beginning of a page. `body` is the text below them, with an empty
 * line for each line above it, so that the parser counts rows as an editor does.
 * @param {string} text with `\n` at the end of lines
 * @returns {{ fields: Record<string, string>, body: string, faults: import('./read-table.mjs').Fault[] }}
 */
export function readFrontMatter(text) {
  const lines = text.split('\n');
  const end = lines.indexOf('---', 1);
  if (lines[0] !== '---' || end < 0)
    return {
      fields: {},
      body: text,
      faults: [
        { row: 1, problem: 'begin the page with a line ---, then title: …, summary: …, and a line ---' },
      ],
    };

  const faults = [];
  const fields = {};
  for (const [index, line] of lines.slice(1, end).entries()) {
    if (line.trim() === '') continue;
    const [, name = '', value = ''] = /^(\w+)\s*:(.*)$/.exec(line) ?? [];
    const problem = problemOf(name, unquoted(value.trim()), fields);
    if (problem === undefined) fields[name] = unquoted(value.trim());
    else faults.push({ row: index + 2, value: line.trim(), problem });
  }
  const named = new Set(faults.map(({ value }) => value.split(/\s*:/)[0]));
  const missing = requiredFields.filter((name) => !Object.hasOwn(fields, name) && !named.has(name));
  return {
    fields,
    body: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n'),
    faults: [
      ...missing.map((name) => ({ row: 1, column: name, problem: 'this line is missing' })),
      ...faults,
    ],
  };
}

function problemOf(name, value, fields) {
  if (!fieldNames.includes(name)) return `write one of ${fieldNames.join(', ')}, a colon and a text`;
  if (Object.hasOwn(fields, name)) return 'this line stands here twice';
  if (value === '') return 'write a text after the colon';
  if (name === 'updated' && !isDay(value)) return 'write the day of the last change, such as 2026-11-23';
  return undefined;
}

function unquoted(text) {
  return /^(["']).*\1$/s.test(text) && text.length > 1 ? text.slice(1, -1).trim() : text;
}

function isDay(text) {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
