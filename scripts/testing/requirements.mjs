/** Test levels: U is Jest, E is Playwright on the built shop, B is a check of files in `out/`. */
function levelOf(path) {
  if (path.startsWith('e2e/export')) return 'B';
  return path.startsWith('e2e/') ? 'E' : 'U';
}

/** Faults (F) need a test at every level; other requirements need one test. */
const faults = 'F';

/**
 * Parses `e2e/requirements.md`; levels are U, E, B, and M for manual tests.
 * @param {string} markdown
 * @returns {{ id: string, area: string, levels: string[] }[]}
 */
export function requirementsIn(markdown) {
  return Array.from(
    markdown.matchAll(/^- \*\*(([A-Z]+)-\d+)\*\* \(([UEBM/ ]+)\) /gm),
    ([, id, area, levels]) => ({
      id,
      area,
      levels: levels.split(/[/ ]/),
    }),
  );
}

/** Ids at the start of test names or table rows; skipped tests do not count. */
export function idsNamedIn(source) {
  const beginnings = source.matchAll(/(?<!\.(?:skip|todo|fixme)\(\s*)['"`]((?:[A-Z]+-\d+[ ,]*)+)/g);
  return Array.from(beginnings, ([, ids]) => ids.match(/[A-Z]+-\d+\b/g) ?? []).flat();
}

/**
 * Unit tests count for level U only; level M (manual) is ignored.
 * @param {{ id: string, area: string, levels: string[] }[]} requirements
 * @param {{ path: string, text: string }[]} testFiles
 */
export function coverageOf(requirements, testFiles) {
  const named = { U: new Set(), E: new Set(), B: new Set() };
  for (const { path, text } of testFiles) for (const id of idsNamedIn(text)) named[levelOf(path)].add(id);
  const gapsOf = ({ id, area, levels }) => {
    if (area === faults) {
      const missing = levels.filter((level) => !named[level].has(id));
      return missing.length === 0 ? [] : [`${id} (${missing.join(' ')})`];
    }
    const sufficient = levels.includes('U') ? ['U', 'E', 'B'] : ['E', 'B'];
    return sufficient.some((level) => named[level].has(id)) ? [] : [id];
  };

  const counted = requirements
    .map((requirement) => ({ ...requirement, levels: requirement.levels.filter((level) => level !== 'M') }))
    .filter(({ levels }) => levels.length > 0);
  const areas = [...new Set(counted.map(({ area }) => area))];
  const known = new Set(requirements.map(({ id }) => id));
  return {
    areas: areas.map((area) => {
      const all = counted.filter((requirement) => requirement.area === area);
      return { area, total: all.length, unproved: all.flatMap(gapsOf) };
    }),
    unknown: [...new Set([...named.U, ...named.E, ...named.B])].filter(
      (id) => areas.includes(id.split('-')[0]) && !known.has(id),
    ),
  };
}

export function isComplete({ areas, unknown }) {
  return unknown.length === 0 && areas.length > 0 && areas.every(({ unproved }) => unproved.length === 0);
}

export function tableOf({ areas, unknown }) {
  const total = areas.reduce((sum, area) => sum + area.total, 0);
  const proved = areas.reduce((sum, area) => sum + area.total - area.unproved.length, 0);
  return [
    ...areas.map((area) =>
      [
        area.area.padEnd(7),
        `${area.total - area.unproved.length}`.padStart(3),
        'of',
        `${area.total}`.padStart(3),
        area.unproved.length > 0 ? `  without a test: ${area.unproved.join(' ')}` : '',
      ]
        .join(' ')
        .trimEnd(),
    ),
    ...(unknown.length > 0 ? [`Named by a test, but in no list: ${unknown.join(' ')}`] : []),
    `${proved} of ${total} requirements have a test of their own`,
  ];
}
