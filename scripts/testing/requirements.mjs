/** A test of this kind walks through the built shop or reads the files of `out/`. */
const isBrowserTest = (path) => path.startsWith('e2e/');

/**
 * The requirements of `e2e/requirements.md`, in its order: `{ id, area, levels }`, levels being some of U, E and B.
 * @param {string} markdown
 * @returns {{ id: string, area: string, levels: string[] }[]}
 */
export function requirementsIn(markdown) {
  return Array.from(
    markdown.matchAll(/^- \*\*(([A-Z]+)-\d{2})\*\* \(([UEB/]+)\) /gm),
    ([, id, area, levels]) => ({
      id,
      area,
      levels: levels.split('/'),
    }),
  );
}

/** The ids that names of tests, or rows of a table of tests, begin with; what is skipped proves nothing. */
export function idsNamedIn(source) {
  const beginnings = source.matchAll(/(?<!\.(?:skip|todo|fixme)\(\s*)['"`]((?:[A-Z]+-\d+[ ,]*)+)/g);
  return Array.from(beginnings, ([, ids]) => ids.match(/[A-Z]+-\d{2}\b/g) ?? []).flat();
}

/**
 * Which requirements have a test at their level, which have none, and which ids that tests name are in no list.
 * A unit test is enough for level U alone; the others want the built shop.
 * @param {{ id: string, area: string, levels: string[] }[]} requirements
 * @param {{ path: string, text: string }[]} testFiles
 */
export function coverageOf(requirements, testFiles) {
  const named = (files) => new Set(files.flatMap(({ text }) => idsNamedIn(text)));
  const anywhere = named(testFiles);
  const inBrowser = named(testFiles.filter(({ path }) => isBrowserTest(path)));
  const isProved = ({ id, levels }) => (levels.includes('U') ? anywhere : inBrowser).has(id);

  const known = new Set(requirements.map(({ id }) => id));
  const areas = [...new Set(requirements.map(({ area }) => area))];
  return {
    areas: areas.map((area) => {
      const all = requirements.filter((requirement) => requirement.area === area);
      return {
        area,
        total: all.length,
        unproved: all.filter((requirement) => !isProved(requirement)).map(({ id }) => id),
      };
    }),
    unknown: [...anywhere].filter((id) => areas.includes(id.split('-')[0]) && !known.has(id)),
  };
}

export function isComplete({ areas, unknown }) {
  return unknown.length === 0 && areas.length > 0 && areas.every(({ unproved }) => unproved.length === 0);
}

/** The coverage area by area, as lines of text; the last line is the sum. */
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
