import {
  violation,
  breachesOf,
  commentsOf,
  isIn,
  isScript,
  isTest,
  literalsOf,
  type SourceFile,
} from '@/lib/house-rules/source';
import { routes } from '@/lib/routes';

function isShop(file: SourceFile): boolean {
  return isIn(file, 'app', 'components', 'lib', 'data') && !isTest(file) && !isIn(file, 'lib/house-rules');
}

export function storageViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isShop(file) && !isIn(file, 'lib/stores'))
    .flatMap((file) => breachesOf(file, /\b(?:localStorage|sessionStorage|indexedDB)\b/g, 'touches storage'));
}

const impure =
  /\bMath\.random\b|(?<![.\w])(?:Date|performance|crypto|window|document|navigator|globalThis|process|fetch|setTimeout|setInterval)\b(?!\s*[?:](?!:))/g;

/** lib/domain is pure: no clock, no randomness, no browser API. */
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

export function addressViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isShop(file) && isScript(file) && file.path !== 'lib/routes.ts')
    .flatMap((file) =>
      literalsOf(file.text)
        .filter(({ text, before }) => address.test(text) || (text === '/' && asAddress.test(before)))
        .map(({ start, text }) => violation(file, start, `spells the address ${text}`)),
    );
}

const formats = /\.(?:toFixed|toPrecision|toLocaleString)\(|\bIntl\.NumberFormat\b/g;

export function formatViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isShop(file) && file.path !== 'lib/domain/money.ts')
    .flatMap((file) => breachesOf(file, formats, 'formats a number'));
}

const colour =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|(?:^|[\s:-])(?:black|white|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3})(?=[\s/;]|$)/gi;

export function colourViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isShop(file) && !isIn(file, 'data', 'lib/messages'))
    .flatMap((file) => {
      if (file.path.endsWith('.css')) {
        const text = file.text.replace(/\/\*[\s\S]*?\*\//g, (remark) => remark.replace(/[^\n]/g, ' '));
        return [...text.matchAll(colour)].map((match) =>
          violation(file, match.index, `has the colour ${match[0].trim()}`),
        );
      }
      return literalsOf(file.text).flatMap(({ text, start }) =>
        [...text.matchAll(colour)].map((match) =>
          violation(file, start, `has the colour ${match[0].trim()}`),
        ),
      );
    });
}

export function silencingViolations(files: readonly SourceFile[]): string[] {
  return files.filter(isScript).flatMap((file) =>
    commentsOf(file.text)
      .filter(({ text }) => /@ts-(?:ignore|expect-error|nocheck)|\b(?:eslint|oxlint)-disable/.test(text))
      .map(({ start }) => violation(file, start, 'silences a check')),
  );
}

const sided =
  /^-?(?:(?:[mp][lr]|scroll-[mp][lr]|left|right)-.+|(?:border|rounded)-(?:[lr]|[tb][lr])(?:-.+)?|(?:text|float|clear)-(?:left|right))$/;
const sidedStyle =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)|left|right|(?:text-align|float|clear)\s*:\s*(?:left|right))(?=[\s:;-])/g;

/** Physical left and right would break a right-to-left layout; use start and end. */
export function directionViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app', 'components') && !isTest(file))
    .flatMap((file) => {
      if (file.path.endsWith('.css')) return breachesOf(file, sidedStyle, 'knows left from right');
      return literalsOf(file.text).flatMap(({ text, start }) =>
        text
          .split(/\s+/)
          .filter((name) => sided.test(name.slice(name.lastIndexOf(':') + 1).replace(/^!|!$/g, '')))
          .map((name) => violation(file, start, `knows left from right: ${name}`)),
      );
    });
}

const hasOfGroup = /\b(?:group|peer)-has-/g;
const costly = 'has styles that cost a whole page';

/** Tailwind's `group-has-*` and `peer-has-*` restyle the whole page; use `in-[.name:has(…)]`. */
export function hasViolations(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isIn(file, 'app', 'components') && !isTest(file))
    .flatMap((file) => {
      if (file.path.endsWith('.css')) return breachesOf(file, hasOfGroup, costly);
      return literalsOf(file.text).flatMap(({ text, start }) =>
        [...text.matchAll(hasOfGroup)].map(() => violation(file, start, costly)),
      );
    });
}

const maxClasses = 12;

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
        .filter(([, count]) => count > maxClasses)
        .map(([start, count]) => violation(file, start, `has ${count} classes on one element`));
    });
}
