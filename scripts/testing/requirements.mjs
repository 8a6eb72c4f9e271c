/** How a test file proves: U is Jest, E is Playwright on the built shop, B is Playwright on the files in `out/`. */
function levelOf(path) {
  if (path.startsWith('e2e/export')) return 'B';
  return path.startsWith('e2e/') ? 'E' : 'U';
}

/** Faults that the shop survives (F-1 …) need a test at each of their levels; any other requirement needs one test. */
const faultArea = 'F';

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

/** The ids at the start of test titles and table rows in a file; skipped tests do not count. */
export function idsNamedIn(source) {
  // An opening quote with ids behind it, unless `.skip(` or the like stands before it.
  const titleStarts = source.matchAll(/(?<!\.(?:skip|todo|fixme)\(\s*)['"`]((?:[A-Z]+-\d+[ ,]*)+)/g);
  return Array.from(titleStarts, ([, ids]) => ids.match(/[A-Z]+-\d+\b/g) ?? []).flat();
}

/**
 * Counts the requirements of each area, and lists those without a sufficient test (`unproved`) and ids that only
 * tests name (`unknown`). Level M is ignored. A unit test suffices only where the requirement lists level U.
 * @param {{ id: string, area: string, levels: string[] }[]} requirements
 * @param {{ path: string, text: string }[]} testFiles
 */
export function coverageOf(requirements, testFiles) {
  const testedIds = { U: new Set(), E: new Set(), B: new Set() };
  for (const { path, text } of testFiles) for (const id of idsNamedIn(text)) testedIds[levelOf(path)].add(id);
  const isTestedAt = (id, level) => testedIds[level].has(id);

  function findGaps({ id, area, levels }) {
    if (area === faultArea) {
      const missingLevels = levels.filter((level) => !isTestedAt(id, level));
      return missingLevels.length === 0 ? [] : [`${id} (${missingLevels.join(' ')})`];
    }
    const sufficientLevels = levels.includes('U') ? ['U', 'E', 'B'] : ['E', 'B'];
    return sufficientLevels.some((level) => isTestedAt(id, level)) ? [] : [id];
  }

  const testable = requirements
    .map((requirement) => ({ ...requirement, levels: requirement.levels.filter((level) => level !== 'M') }))
    .filter(({ levels }) => levels.length > 0);
  const areas = [...new Set(testable.map(({ area }) => area))];
  const listedIds = new Set(requirements.map(({ id }) => id));
  return {
    areas: areas.map((area) => {
      const ofArea = testable.filter((requirement) => requirement.area === area);
      return { area, total: ofArea.length, unproved: ofArea.flatMap(findGaps) };
    }),
    // Ids of other areas, such as rulings, are not requirements.
    unknown: [...new Set([...testedIds.U, ...testedIds.E, ...testedIds.B])].filter(
      (id) => areas.includes(id.split('-')[0]) && !listedIds.has(id),
    ),
  };
}

export function isComplete({ areas, unknown }) {
  return unknown.length === 0 && areas.length > 0 && areas.every(({ unproved }) => unproved.length === 0);
}

/** The lines to print: one for each area, then the sum. */
export function tableOf({ areas, unknown }) {
  const rows = areas.map(({ area, total, unproved }) => {
    const proved = String(total - unproved.length).padStart(3);
    const gaps = unproved.length > 0 ? `   without a test: ${unproved.join(' ')}` : '';
    return `${area.padEnd(7)} ${proved} of ${String(total).padStart(3)}${gaps}`;
  });
  const total = areas.reduce((sum, area) => sum + area.total, 0);
  const unproved = areas.reduce((sum, area) => sum + area.unproved.length, 0);
  return [
    ...rows,
    ...(unknown.length > 0 ? [`Named by a test, but in no list: ${unknown.join(' ')}`] : []),
    `${total - unproved} of ${total} requirements have a test of their own`,
  ];
}
