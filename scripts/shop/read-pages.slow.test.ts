import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { aboutOf } from './about-page.mjs';
import { pagesModule, policyOf, readPage, readPages } from './read-pages.mjs';
import { anyCharacter, runs } from '@/scripts/testing/properties';

const paths = new Set(['/', '/Contact', '/UserDashboard']);
const start = '---\ntitle: Terms\nsummary: In short.\nupdated: 2026-11-01\n---\n\n';

/** Reads a shop with these files in `pages`. */
function read(files: Readonly<Record<string, string>>) {
  const shop = mkdtempSync(join(tmpdir(), 'shop-'));
  mkdirSync(join(shop, 'pages'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(shop, 'pages', name), text);
  return readPages(shop, paths, async (src: string) =>
    src === '/images/sea-800.avif'
      ? { picture: { src, width: 1200, height: 900, widths: [480, 800] } }
      : { problem: 'there is no such file' },
  );
}
const faultsOf = async (files: Readonly<Record<string, string>>) => (await read(files)).faults;

test('a policy has its first lines, an intro and sections of headings, paragraphs and lists', async () => {
  const { pages, faults } = await read({
    'terms.md': `${start}Be kind.

## Who we are {#x}

We are a **small *shop***, see
the [contact page](/Contact) or <https://law.example/a?b=1>.

* * *

### By post

1. Pack &amp; seal
2. [Write](mailto:us@shop.example)

## Who we are

- Tea\\
  and cake
`,
  });
  expect(faults).toEqual([]);
  expect(pages).toEqual({
    terms: {
      title: 'Terms',
      summary: 'In short.',
      description: 'In short.',
      updated: '2026-11-01',
      intro: [{ kind: 'paragraph', text: 'Be kind.' }],
      sections: [
        {
          id: 'x',
          heading: 'Who we are',
          blocks: [
            {
              kind: 'paragraph',
              text: [
                'We are a ',
                { kind: 'strong', text: ['small ', { kind: 'emphasis', text: 'shop' }] },
                ', see the ',
                { kind: 'link', href: '/Contact', text: 'contact page' },
                ' or ',
                { kind: 'link', href: 'https://law.example/a?b=1', text: 'https://law.example/a?b=1' },
                '.',
              ],
            },
            { kind: 'heading', text: 'By post' },
            {
              kind: 'list',
              isOrdered: true,
              start: 1,
              items: ['Pack & seal', [{ kind: 'link', href: 'mailto:us@shop.example', text: 'Write' }]],
            },
          ],
        },
        {
          id: 'who-we-are',
          heading: 'Who we are',
          blocks: [
            { kind: 'list', isOrdered: false, start: 1, items: [['Tea', { kind: 'break' }, 'and cake']] },
          ],
        },
      ],
    },
  });
});

test('a section of About Us is a list of stories, a list of cards or prose', async () => {
  const { pages, faults } = await read({
    'about.md': `---
title: "About: us"
summary: 'A harbour'
description: For search engines.
---
Hello.

## អំពី​យើង
### Our name: The place: here
![The sea](/images/sea-800.avif "mist")

Waves.
### No small title
![The sea](/images/sea-800.avif)

Sand.
## Content
### Fresh
Always.
## Content
Prose.
`,
  });
  const paragraph = (text: string) => [{ kind: 'paragraph', text }];
  const sea = { src: '/images/sea-800.avif', width: 1200, height: 900, widths: [480, 800], alt: 'The sea' };
  expect(faults).toEqual([]);
  expect(pages.about).toEqual({
    title: 'About: us',
    summary: 'A harbour',
    description: 'For search engines.',
    intro: paragraph('Hello.'),
    sections: [
      {
        id: 'អំពី-យើង',
        heading: 'អំពី​យើង',
        blocks: [],
        stories: [
          {
            img: { ...sea, colour: 'mist' },
            title1: 'Our name',
            title2: 'The place: here',
            des: paragraph('Waves.'),
          },
          { img: sea, title2: 'No small title', des: paragraph('Sand.') },
        ],
        cards: [],
      },
      {
        id: 'content-2',
        heading: 'Content',
        blocks: [],
        stories: [],
        cards: [{ title: 'Fresh', text: paragraph('Always.') }],
      },
      { id: 'content-3', heading: 'Content', blocks: paragraph('Prose.'), stories: [], cards: [] },
    ],
  });
});

test('a shop without files in pages/ has no page', async () => {
  expect(await read({})).toEqual({ pages: {}, faults: [] });
  expect(pagesModule({})).toContain('export const terms: Policy | undefined = undefined;');
});

test.each([
  ['', 'row 1: begin the page with a line ---, then title: …, summary: …, and a line ---'],
  ['title: x', 'row 1: begin the page with a line ---, then title: …, summary: …, and a line ---'],
])('a page without its first lines is a fault: %j', async (text, problem) => {
  expect(await faultsOf({ 'about.md': `${text}\n\nHello.` })).toEqual([`pages/about.md ${problem}`]);
});

test('each fault of the first lines is named, and a page needs a text', async () => {
  expect(
    await faultsOf({
      'terms.md': '---\ntitle: A\ntitle: B\nsummary:\ncolour: red\nnonsense\nupdated: 2026-02-30\n---\n',
      'privacy.md': '---\nsummary: x\n---\nHello.',
    }),
  ).toEqual(
    [
      'pages/terms.md row 1: write a text below the first lines',
      'pages/terms.md row 3, "title: B": this line stands here twice',
      'pages/terms.md row 4, "summary:": write a text after the colon',
      'pages/terms.md row 5, "colour: red": write one of title, summary, description, updated, a colon and a text',
      'pages/terms.md row 6, "nonsense": write one of title, summary, description, updated, a colon and a text',
      'pages/terms.md row 7, "updated: 2026-02-30": write the day of the last change, such as 2026-11-23',
      'pages/privacy.md row 1, title: this line is missing',
      'pages/privacy.md row 1, updated: this line is missing',
    ].map((line) => line.replaceAll(/"(.*)"/g, (_, value) => JSON.stringify(value))),
  );
});

test('each fault of the pictures and parts of About Us is named', async () => {
  const text = `---
title: About
summary: Us
---
### Lost

![The sea](/images/sea-800.avif)

## Stories

![The sea](/images/sea-800.avif)

### One

![](/images/none.avif "blue")

### Two

Text.

### Three

![The sea](/images/sea-800.avif)

![The sea](/images/sea-800.avif)
`;
  expect(await faultsOf({ 'about.md': text, 'imprint.md': 'x', '.DS_Store': '' })).toEqual([
    'pages/imprint.md: the shop has no such page; its pages are about.md, terms.md, privacy.md, cookie.md',
    'pages/about.md row 5, "Lost": write ##; ### divides a ## section',
    'pages/about.md row 7, "/images/sea-800.avif": show this picture below a ### heading',
    'pages/about.md row 11, "/images/sea-800.avif": show this picture below a ### heading',
    'pages/about.md row 13, "One": write a text below the picture',
    'pages/about.md row 15, "/images/none.avif": describe the picture between the square brackets',
    'pages/about.md row 15, "blue": write one of paper, wheat, sage, blush, mist, moon, apricot, or a colour such as #f0e2c8',
    'pages/about.md row 15, "/images/none.avif": there is no such file',
    'pages/about.md row 17, "Two": give this part a picture, as its neighbours have',
    'pages/about.md row 25, "/images/sea-800.avif": show one picture below each ### heading',
  ]);
});

const marks = [
  '#',
  '##',
  '###',
  '-',
  '1.',
  '>',
  '`',
  '```',
  '*',
  '**',
  '_',
  '[',
  '](',
  ')',
  '![',
  '<',
  '</b>',
  '&',
  '&#0;',
  '|',
  '\\',
  '\n',
  '\n\n',
  '    ',
  '---',
  '{#a}',
  '/Contact',
  'script:',
  'x: y',
  '\0',
  '\ud800',
  'ក',
];
const markdown = fc.array(
  fc.oneof(fc.constantFrom(...marks), fc.string({ unit: anyCharacter, maxLength: 6 })),
  {
    maxLength: 60,
  },
);

test('any text gives a page or faults, each with its row', async () => {
  const noPicture = async () => ({ problem: 'there is no such file' });
  await fc.assert(
    fc.asyncProperty(markdown, fc.boolean(), async (pieces, hasStart) => {
      const text = `${hasStart ? start : ''}${pieces.join('')}`;
      const rows = text.split(/\r\n?|\n/).length;
      const page = readPage(Buffer.from(text), paths);
      const shown = [policyOf(page), await aboutOf(page, noPicture)];
      expect(shown.flatMap(({ faults }) => faults).filter(({ row }) => !(row >= 1 && row <= rows))).toEqual(
        [],
      );
      for (const {
        page: { intro, sections },
        faults,
      } of shown)
        expect(intro.length + sections.length + faults.length).toBeGreaterThan(0);
    }),
    runs(500),
  );
});

test('the words of a section are shown unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }), (words) => {
      const { page, faults } = readPage(Buffer.from(`${start}## T\n\n${words.join(' ')}\n`), paths);
      expect(faults).toEqual([]);
      expect(page.sections).toEqual([
        { id: 't', heading: 'T', blocks: [{ kind: 'paragraph', text: words.join(' ') }] },
      ]);
    }),
  );
});
