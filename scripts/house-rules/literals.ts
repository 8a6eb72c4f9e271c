import { routes } from '@/lib/routes';
import { isIn, isTest, matchViolations, violation, type SourceFile } from '@/scripts/house-rules/source';

/** The first segment of each url of the shop, such as `Cart`. */
const firstSegments = Object.values(routes)
  .map((route) => route.split(/[/#]/)[1] ?? '')
  .filter((segment) => segment !== '');
const shopUrl = new RegExp(`^/(?:${[...new Set(firstSegments)].join('|')})(?=[/?#]|$)`, 'i');
/** Matches code that ends where a url is expected, such as `href=` or `push(`. */
const beforeUrl =
  /(?:\b(?:href|path|pathname|url|to|action|start_url|scope)\s*[=:]\s*\{?|\b(?:push|replace|assign|redirect|prefetch)\()\s*$/;

export function urlViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app', 'components', 'lib', 'data') && !isTest(file))
    .filter(({ path }) => !['lib/routes.ts', 'lib/exported-paths.mjs'].includes(path))
    .flatMap((file) =>
      file.literals
        .filter(
          ({ text, start }) =>
            shopUrl.test(text) || (text === '/' && beforeUrl.test(file.code.slice(0, start))),
        )
        .map(({ start, text }) => violation(file, start, `contains the url ${text}`)),
    );
}

/** Matches hex colours, colour functions, and Tailwind's own colour classes. */
const colour =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|(?:^|[\s:-])(?:black|white|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?=[\s/;]|$)/gi;

export function colourViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app', 'components', 'lib') && !isIn(file, 'lib/messages') && !isTest(file))
    .flatMap((file) => matchViolations(file, colour, 'has a colour'));
}

/** oxlint obeys the comments of ESLint too; TypeScript's comments are forbidden even in scripts that it does not check. */
export function suppressionViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.comments
      .filter(({ text }) => /@ts-(?:ignore|expect-error|nocheck)|\b(?:eslint|oxlint)-disable/.test(text))
      .map(({ start }) => violation(file, start, 'suppresses a check')),
  );
}

/** Matches Tailwind classes such as `ml-2`, `lg:left-0`, `border-l` and `text-left`. */
const physicalClass =
  /(?<=^|[\s:])!?-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right)-[^\s:]+|(?:border|rounded)-(?:[lr]|[tb][lr])(?:-[^\s:]+)?|(?:text|float|clear)-(?:left|right))!?(?=\s|$)/g;
/** Matches CSS such as `margin-left:`, `left:` and `text-align: left`. */
const physicalProperty =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)|left|right|(?:text-align|float|clear)\s*:\s*(?:left|right))(?=[\s:;-])/g;

/** Physical left and right would break a right-to-left layout; use start and end. */
export function directionViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app', 'components') && !isTest(file))
    .flatMap((file) => {
      const pattern = file.path.endsWith('.css') ? physicalProperty : physicalClass;
      return matchViolations(file, pattern, 'has a physical direction');
    });
}

const tailwindHas = /\b(?:group|peer)-has-/g;
/** Also matches `body:has(dialog) > :first-child`, nested or not. */
const anyHas = /\b(?:group|peer)-has-|(?::has\((?:[^()]|\([^()]*\))*\)|&)\s*[\s>+~]\s*[:*]/g;

/**
 * With Tailwind's `group-has-*` and `peer-has-*`, or a `:has()` before a part without a name, each inserted element
 * restyles the whole page. Use `in-[.name:has(…)]`, or name what follows.
 */
export function hasViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app', 'components') && !isTest(file))
    .flatMap((file) =>
      matchViolations(file, file.path.endsWith('.css') ? anyHas : tailwindHas, 'restyles the whole page'),
    );
}

const maxClasses = 12;
/** Matches a word that may be a class: it begins like one and does not end with punctuation. */
const className = /^-?[a-z@*[!][^\s]*[^\s.,;!?]$|^[a-z]$/;

/** The chunks of a template literal count together, because they style one element. */
export function classViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app', 'components') && !isTest(file))
    .flatMap((file) => {
      const counts = new Map<number, number>();
      for (const { text, literalStart } of file.literals) {
        const names = text.split(/\s+/).filter((name) => name !== '');
        if (names.every((name) => className.test(name)))
          counts.set(literalStart, (counts.get(literalStart) ?? 0) + names.length);
      }
      return [...counts]
        .filter(([, count]) => count > maxClasses)
        .map(([start, count]) => violation(file, start, `has ${count} classes on one element`));
    });
}
