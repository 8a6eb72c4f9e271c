import { salve } from '@/lib/fixtures';
import { pageIcons, pageMetadata, productMetadata } from '@/lib/publishing/metadata';

const page = {
  title: 'Tea',
  description: 'Leaves.',
  path: '/Tea',
  socialImage: { src: '/images/cards/minato-1a2b3c4d.jpg', alt: 'A tin of tea' },
};

const tea = {
  ...salve,
  name: 'Tea',
  brand: 'Suian',
  img: '/images/products/01-5e6f7a8b-800.avif',
  description: `Leaves. ${'Long. '.repeat(40)}`,
  socialImage: '/images/cards/01-1a2b3c4d.jpg',
};

test('F-137 a page has a title, a description and a canonical url', () => {
  expect(pageMetadata(page)).toMatchObject({
    title: 'Tea | Minato',
    description: 'Leaves.',
    alternates: { canonical: 'https://minato.example/Tea' },
    openGraph: { title: 'Tea | Minato', url: 'https://minato.example/Tea', type: 'website' },
  });
  expect(pageMetadata(page)).not.toHaveProperty('robots');
});

test('F-137 a private page is not indexed and has no social image', () => {
  const metadata = pageMetadata({ title: 'Cart', description: 'Yours.', path: '/Cart', isPrivate: true });
  expect(metadata).toMatchObject({
    robots: { index: false },
    alternates: { canonical: 'https://minato.example/Cart' },
  });
  expect(metadata).not.toHaveProperty('twitter');
});

test('a shop without a social image has previews of text alone', () => {
  const bare = pageMetadata({ ...page, socialImage: undefined });
  expect(bare.openGraph).not.toHaveProperty('images');
  expect(bare.twitter).toEqual({ card: 'summary' });
  const drawn = { ...tea, img: '/images/products/made/placeholder-1a2b3c4d.svg', socialImage: undefined };
  const { socialImage: _socialImage, ...product } = drawn;
  expect(productMetadata(product, undefined).openGraph).not.toHaveProperty('images');
});

const icons = {
  seal: { src: '/images/company/mark-1a2b3c4d.svg', width: 64, height: 64, alt: '' },
  icons: [
    { src: '/images/company/icon-192-1a2b3c4d.png', size: 192, purpose: 'any' },
    { src: '/images/company/maskable-512-1a2b3c4d.png', size: 512, purpose: 'maskable' },
  ],
  appleIcon: '/images/company/apple-180-1a2b3c4d.png',
} as const;

test('F-137 a page names the favicon, the mark of the shop as a drawing, and an icon for iOS, below the sub-path', () => {
  process.env['NEXT_PUBLIC_BASE_PATH'] = '/shop';
  expect(pageIcons(icons)).toEqual({
    icon: [
      { url: '/shop/favicon.ico', sizes: '48x48', type: 'image/x-icon' },
      { url: '/shop/images/company/mark-1a2b3c4d.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: '/shop/images/company/apple-180-1a2b3c4d.png',
  });
  delete process.env['NEXT_PUBLIC_BASE_PATH'];
});

test('a mark that is no drawing is small, so the page names a larger icon', () => {
  const mark = { ...icons.seal, src: '/images/company/mark-1a2b3c4d.png' };
  expect(pageIcons({ ...icons, seal: mark }).icon[1]).toEqual({
    url: '/images/company/icon-192-1a2b3c4d.png',
    sizes: '192x192',
    type: 'image/png',
  });
});

test('F-137 a page with a date of change is an article with that date', () => {
  expect(pageMetadata({ ...page, updated: '2026-11-01' })).toMatchObject({
    openGraph: { type: 'article', modifiedTime: '2026-11-01' },
  });
});

test('F-137 a product page names the url, size and text of its social image', () => {
  const image = { url: 'https://minato.example/images/cards/01-1a2b3c4d.jpg', alt: 'Tea, Suian' };
  expect(productMetadata(tea, page.socialImage)).toMatchObject({
    title: 'Tea | Minato',
    openGraph: { images: [{ ...image, width: 1200, height: 630 }] },
    twitter: { card: 'summary_large_image' },
  });
});

test('a product without a social image shows its picture, and its description has at most 160 characters', () => {
  const { socialImage: _socialImage, ...bare } = tea;
  const { description, openGraph } = productMetadata(bare, page.socialImage);
  expect(openGraph).toMatchObject({
    images: [
      { url: 'https://minato.example/images/products/01-5e6f7a8b-1200.jpg', width: 1200, height: 1200 },
    ],
  });
  expect(description).toMatch(/^Leaves\. Long\. .*Long\.$/);
  expect(description?.length).toBeLessThanOrEqual(160);
});

test('a product that has a drawing only shows the social image of the shop', () => {
  const { socialImage: _socialImage, ...bare } = tea;
  const drawn = { ...bare, img: '/images/products/made/placeholder-1a2b3c4d.svg' };
  expect(productMetadata(drawn, page.socialImage)).toMatchObject({
    openGraph: {
      images: [
        {
          url: 'https://minato.example/images/cards/minato-1a2b3c4d.jpg',
          width: 1200,
          height: 630,
          alt: 'A tin of tea',
        },
      ],
    },
  });
});

const descriptionOf = (description: string) =>
  productMetadata({ ...tea, description }, page.socialImage).description ?? '';
const sentence = (length: number) => `${'x'.repeat(length - 1)}.`;

test('a description of more than 160 characters ends after a whole sentence', () => {
  expect(descriptionOf('Green leaves. Is it sweet?')).toBe('Green leaves. Is it sweet?');
  expect(descriptionOf(`${sentence(99)} ${sentence(100)}`)).toBe(sentence(99));
  // Exactly 160 characters fit, alone and before another.
  expect(descriptionOf(`${sentence(100)} ${sentence(59)}`)).toHaveLength(160);
  expect(descriptionOf(`${sentence(100)} ${sentence(59)} More.`)).toHaveLength(160);
  expect(descriptionOf(`${sentence(100)} ${sentence(60)}`)).toBe(sentence(100));
  expect(descriptionOf(`${sentence(80)} ${sentence(100)}`)).toBe(sentence(80));
});

test('a description whose whole sentences fill less than half ends after a whole word', () => {
  const leaves = Array.from({ length: 40 }, () => 'leaf').join(', ');
  const snippet = descriptionOf(`${sentence(79)} ${leaves}.`);
  expect(snippet).toMatch(/^x+\. (?:leaf, )+leaf…$/);
  expect(snippet.length).toBeGreaterThan(150);
  expect(snippet.length).toBeLessThanOrEqual(160);
  expect(descriptionOf(`${leaves}.`)).toMatch(/^(?:leaf, )+leaf…$/);
});

test('words of every script stay whole, and a text without blanks is cut', () => {
  expect(descriptionOf(`${'x'.repeat(150)} Thé longer`)).toBe(`${'x'.repeat(150)} Thé…`);
  expect(descriptionOf(`${'x'.repeat(150)} 抹茶、 longer`)).toBe(`${'x'.repeat(150)} 抹茶…`);
  expect(descriptionOf('茶'.repeat(161))).toBe(`${'茶'.repeat(159)}…`);
});

test('a product without a description is described by its name and category, and without a brand named alone', () => {
  const { description: _description, brand: _brand, socialImage: _socialImage, ...bare } = tea;
  const { description, openGraph } = productMetadata(bare, page.socialImage);
  expect(description).toBe(`${tea.name}, in ${tea.category} at Minato.`);
  expect(openGraph).toMatchObject({ images: [{ alt: tea.name }] });
});
