import {
  urlViolations,
  classViolations,
  colourViolations,
  directionViolations,
  hasViolations,
  suppressionViolations,
} from '@/scripts/house-rules/literals';
import { testRules, type Fixture } from '@/scripts/house-rules/rule-tester';

const component = 'components/cart/cart-line.tsx';

testRules([
  {
    name: 'urls are written in lib/routes.ts and lib/exported-paths.mjs only',
    violations: urlViolations,
    invalid: [
      [[component, '<AppLink href="/Cart" />']],
      [[component, "router.push('/OurStore?q=tea')"]],
      [[component, 'const a = `/OurStore/${b}`;']],
      [[component, 'const a = `${origin}/Cart/Payment`;']],
      [[component, '<a href="/" />']],
      [[component, "router.replace('/')"]],
      [['data/navigation.ts', "const a = { href: '/' };"]],
      [['app/manifest.ts', "const a = { start_url: '/' };"]],
      [['lib/publishing/metadata.ts', "const a = '/cart';"]],
    ],
    valid: [
      ['lib/routes.ts', "const a = '/Cart';"],
      ['components/cart/a.test.tsx', "const a = '/Cart';"],
      [component, "const a = '/images/cart.avif'; const b = '/Cartoon'; const c = d.split('/'); // '/Cart'"],
    ],
  },
  {
    name: 'colours come from the theme',
    violations: colourViolations,
    invalid: [
      ...[
        '#fff',
        '#b5332a',
        'bg-[#b5332a]',
        'rgb(0 0 0)',
        'hsla(1 2% 3%)',
        'oklch(1 2 3)',
        'hover:bg-red-500',
        'text-white',
      ].map((text): Fixture => [[component, `const a = '${text}';`]]),
      [['app/globals.css', 'a { color: #fff; }']],
      [['lib/publishing/metadata.ts', "const a = '#faf7f2';"]],
    ],
    valid: [
      ['tailwind.config.ts', "const a = '#fff';"],
      [component, "const a = 'bg-paper #orders #content text-ink/60 whitespace-nowrap # $ @'; // #fff"],
      ['app/globals.css', '/* #fff */ #add-me { white-space: nowrap; color: var(--color-ink); }'],
      ['components/cart/a.test.tsx', "'#fff'"],
    ],
  },
  {
    name: 'no comment suppresses a check',
    violations: suppressionViolations,
    invalid: [
      '// @ts-ignore',
      '// @ts-expect-error later',
      '/* @ts-nocheck */',
      '// eslint-disable-next-line',
      '// oxlint-disable no-console',
    ].map((text): Fixture => [['lib/publishing/metadata.ts', text]]),
    valid: [['lib/publishing/metadata.ts', "const a = '// @ts-ignore'; // the linter is not disabled here"]],
  },
  {
    name: 'styles say start and end, not left and right',
    violations: directionViolations,
    invalid: [
      ...[
        'ml-2',
        '-mr-2',
        'lg:pl-4',
        'pr-[3px]',
        'left-0',
        'right-1/2',
        'text-left',
        'md:hover:text-right',
        '!ml-1',
      ].map((name): Fixture => [[component, `<p className="flex ${name} gap-2" />`]]),
      ...['border-l', 'border-r-2', 'rounded-l', 'rounded-tr-full', 'float-left', 'scroll-ml-2'].map(
        (name): Fixture => [[component, `const look = '${name}';`]],
      ),
      [['app/globals.css', 'a { margin-left: 1rem; }']],
      [['app/globals.css', 'a { text-align: right; }']],
      [['app/globals.css', 'a { left: 0; }']],
    ],
    valid: [
      [
        component,
        'const look = "ms-2 pe-4 start-0 inset-x-0 text-start border-s rounded-ss left right mx-2 place-left";',
      ],
      ['app/globals.css', 'a { margin-inline-start: 1rem; text-align: start; }'],
    ],
  },
  {
    name: 'no style makes the browser restyle the whole page',
    violations: hasViolations,
    invalid: [
      [[component, '<p className="group-has-checked:block" />']],
      [[component, "const look = 'lg:peer-has-[:checked]/views:hidden';"]],
      [['app/globals.css', 'a { @apply group-has-checked:block; }']],
      [['app/globals.css', 'body:has(> [data-sheet]) > :not(p) { color: red; }']],
      [['app/globals.css', 'body:has(a:not(b)) * { color: red; }']],
      [['app/globals.css', '.a:has(p) { & > :nth-child(2) { color: red; } }']],
    ],
    valid: [
      [component, '<p className="group in-[.zoom:has(:checked)]:block has-checked:ring-2" />'],
      ['app/globals.css', 'body:has(.buy-bar) > footer, .a:has(p):hover { &:hover > .b { color: red; } }'],
    ],
  },
  {
    name: 'an element has at most 12 classes',
    violations: classViolations,
    invalid: [
      [[component, '<p className="a b c d e f-1 g h i j-k l m lg:n-[2px]" />']],
      [[component, 'const look = `a-1 b-1 c-1 d-1 e-1 f-1 ${g} h-1 i-1 j-1 k-1 l-1 m-1 n-1`;']],
    ],
    valid: [
      [component, '<p className="a b c d e f g h i j k l" />'],
      ['components/ui/icons/truck.ts', "const a = 'M1 2 l3 4 5 6 7 8 9 10 11 12 13 14z M1 2';"],
      [
        'app/page.tsx',
        "const a = 'One two three, four five six seven eight nine ten eleven twelve thirteen.';",
      ],
    ],
  },
]);
