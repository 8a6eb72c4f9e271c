import {
  breach,
  breachesOf,
  commentsOf,
  isIn,
  isScript,
  isTest,
  literalsOf,
  type SourceFile,
} from '@/lib/house-rules/source';
import { routes } from '@/lib/routes';

/** What ships: the rooms of the shop without their tests, and without these rules. */
function isShop(file: SourceFile): boolean {
  return isIn(file, 'app', 'components', 'lib', 'data') && !isTest(file) && !isIn(file, 'lib/house-rules');
}

/** The browser's storage only in `lib/stores`. */
export function storageViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isShop(file) && !isIn(file, 'lib/stores'))
    .flatMap((file) => breachesOf(file, /\b(?:localStorage|sessionStorage|indexedDB)\b/g, 'touches storage'));
}

const impure =
  /\bMath\.random\b|(?<![.\w])(?:Date|performance|crypto|window|document|navigator|globalThis|process|fetch|setTimeout|setInterval)\b(?!\s*[?:](?!:))/g;

/** No clock, no chance and no browser in the rules. */
export function impureViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'lib/domain') && !isTest(file))
    .flatMap((file) => breachesOf(file, impure, 'knows a clock, chance or a browser'));
}

const tops = Object.values(routes).map((route) => route.split(/[/#]/)[1] ?? '');
const address = new RegExp(
  `^/(?:${[...new Set(tops)].filter((top) => top !== '').join('|')})(?=[/?#]|$)`,
  'i',
);
const asAddress =
  /(?:\b(?:href|path|pathname|url|to|action|start_url|scope)\s*[=:]\s*\{?|\b(?:push|replace|assign|redirect|prefetch)\()\s*$/;

/** Addresses are spelled in `lib/routes.ts` alone. */
export function addressViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isShop(file) && isScript(file) && file.path !== 'lib/routes.ts')
    .flatMap((file) =>
      literalsOf(file.text)
        .filter(({ text, before }) => address.test(text) || (text === '/' && asAddress.test(before)))
        .map(({ start, text }) => breach(file, start, `spells the address ${text}`)),
    );
}

const formats = /\.(?:toFixed|toPrecision|toLocaleString)\(|\bIntl\.NumberFormat\b/g;

/** Numbers are formatted in `lib/domain/money.ts` alone. */
export function formatViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isShop(file) && file.path !== 'lib/domain/money.ts')
    .flatMap((file) => breachesOf(file, formats, 'formats a number'));
}

const colour =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|(?:^|[\s:-])(?:black|white|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?=[\s/;]|$)/gi;

/** Colours come from the theme: none by value, none of Tailwind's own. */
export function colourViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isShop(file) && !isIn(file, 'data', 'lib/messages'))
    .flatMap((file) => {
      if (file.path.endsWith('.css')) {
        const text = file.text.replace(/\/\*[\s\S]*?\*\//g, (remark) => remark.replace(/[^\n]/g, ' '));
        return [...text.matchAll(colour)].map((match) =>
          breach(file, match.index, `has the colour ${match[0].trim()}`),
        );
      }
      return literalsOf(file.text).flatMap(({ text, start }) =>
        [...text.matchAll(colour)].map((match) => breach(file, start, `has the colour ${match[0].trim()}`)),
      );
    });
}

/** No comment silences a check. What it would hide (`any`, `!`, a cast) the linter sees; the comment itself it allows. */
export function silencingViolations(files: readonly SourceFile[]): string[] {
  return files.filter(isScript).flatMap((file) =>
    commentsOf(file.text)
      .filter(({ text }) => /@ts-(?:ignore|expect-error|nocheck)|\b(?:eslint|oxlint)-disable/.test(text))
      .map(({ start }) => breach(file, start, 'silences a check')),
  );
}

const sided =
  /^-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right)-.+|(?:border|rounded)-(?:[lr]|[tb][lr])(?:-.+)?|(?:text|float|clear)-(?:left|right))$/;
const sidedStyle =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)|left|right|(?:text-align|float|clear)\s*:\s*(?:left|right))(?=[\s:;-])/g;

/** Left and right are start and end: Arabic will mirror the page. */
export function directionViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app', 'components') && !isTest(file))
    .flatMap((file) => {
      if (file.path.endsWith('.css')) return breachesOf(file, sidedStyle, 'knows left from right');
      return literalsOf(file.text).flatMap(({ text, start }) =>
        text
          .split(/\s+/)
          .filter((name) => sided.test(name.slice(name.lastIndexOf(':') + 1).replace(/^!|!$/g, '')))
          .map((name) => breach(file, start, `knows left from right: ${name}`)),
      );
    });
}

const hasOfGroup = /\b(?:group|peer)-has-/g;
const costly = 'has styles that cost a whole page';

/**
 * What a group or a peer has in it is asked with `in-[.name:has(…)]`: of Tailwind's own variants of that name browsers
 * only know that any element may be meant, and work out the styles of the whole page at every change of it.
 */
export function hasViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app', 'components') && !isTest(file))
    .flatMap((file) => {
      if (file.path.endsWith('.css')) return breachesOf(file, hasOfGroup, costly);
      return literalsOf(file.text).flatMap(({ text, start }) =>
        [...text.matchAll(hasOfGroup)].map(() => breach(file, start, costly)),
      );
    });
}

const mostClasses = 12;

/** More than 12 classes on an element want to be a piece of `ui`. */
export function classViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app', 'components') && isScript(file) && !isTest(file))
    .flatMap((file) => {
      const counts = new Map<number, number>();
      for (const { text, literal } of literalsOf(file.text)) {
        const names = text.split(/\s+/).filter((name) => name !== '');
        const areClasses = names.every((name) => /^-?[a-z@*[!][^\s]*[^\s.,;!?]$|^[a-z]$/.test(name));
        if (areClasses) counts.set(literal, (counts.get(literal) ?? 0) + names.length);
      }
      return [...counts]
        .filter(([, count]) => count > mostClasses)
        .map(([start, count]) => breach(file, start, `has ${count} classes on one element`));
    });
}
