/** @jest-environment node */
import type { ProductDetails } from '@/lib/domain/product';
import { pageMetadata, productMetadata } from '@/lib/publishing/metadata';

const page = {
  title: 'Tea',
  description: 'Leaves.',
  path: '/Tea',
  socialImage: { src: '/images/cards/minato-1a2b3c4d.jpg', alt: 'A tin of tea' },
};

const tea: ProductDetails = {
  id: 1,
  name: 'Tea',
  price: 1,
  discount: 0,
  rate: 4,
  img: '/images/products/01-5e6f7a8b-800.avif',
  category: 'Matcha Green Tea',
  stock: 1,
  brand: 'Suian',
  description: `Leaves. ${'Long. '.repeat(40)}`,
  packSize: '30 g',
  composition: { label: 'Ingredients', text: 'Tea.' },
  socialImage: '/images/cards/01-1a2b3c4d.jpg',
};

test('F-137 a page has its title, its description and its address', () => {
  expect(pageMetadata(page)).toMatchObject({
    title: 'Tea | Minato',
    description: 'Leaves.',
    alternates: { canonical: 'https://minato.example/Tea' },
    openGraph: { title: 'Tea | Minato', url: 'https://minato.example/Tea', type: 'website' },
  });
  expect(pageMetadata(page)).not.toHaveProperty('robots');
});

test('F-137 a private page is kept out of search engines and has no card', () => {
  const metadata = pageMetadata({ title: 'Cart', description: 'Yours.', path: '/Cart', isPrivate: true });
  expect(metadata).toMatchObject({
    robots: { index: false },
    alternates: { canonical: 'https://minato.example/Cart' },
  });
  expect(metadata).not.toHaveProperty('twitter');
});

test('F-137 a page that names the day of its last change tells it to machines too', () => {
  expect(pageMetadata({ ...page, updated: '2026-11-01' })).toMatchObject({
    openGraph: { type: 'article', modifiedTime: '2026-11-01' },
  });
});

test('F-137 other sites are told the address, the size and the words of its card', () => {
  const images = [
    {
      url: 'https://minato.example/images/cards/01-1a2b3c4d.jpg',
      width: 1200,
      height: 630,
      type: 'image/jpeg',
      alt: 'Tea, Suian',
    },
  ];
  expect(productMetadata(tea)).toMatchObject({
    title: 'Tea | Minato',
    openGraph: { images },
    twitter: { card: 'summary_large_image', images },
  });
});

test('a product without a card shows its picture, and says no more than a search result has room for', () => {
  const { socialImage: _socialImage, ...bare } = tea;
  const { description, openGraph } = productMetadata(bare);
  expect(openGraph).toMatchObject({
    images: [
      { url: 'https://minato.example/images/products/01-5e6f7a8b-1200.jpg', width: 1200, height: 1200 },
    ],
  });
  expect(description).toMatch(/^Leaves\. Long\. .*Long\.$/);
  expect(description?.length).toBeLessThanOrEqual(160);
});

const descriptionOf = (description: string) => productMetadata({ ...tea, description }).description ?? '';
const sentence = (length: number) => `${'x'.repeat(length - 1)}.`;

test('a search result has room for whole sentences', () => {
  expect(descriptionOf('Green leaves. Is it sweet?')).toBe('Green leaves. Is it sweet?');
  expect(descriptionOf(`${sentence(99)} ${sentence(100)}`)).toBe(sentence(99));
  // Exactly 160 characters fit, alone and before another.
  expect(descriptionOf(`${sentence(100)} ${sentence(59)}`)).toHaveLength(160);
  expect(descriptionOf(`${sentence(100)} ${sentence(59)} More.`)).toHaveLength(160);
  expect(descriptionOf(`${sentence(100)} ${sentence(60)}`)).toBe(sentence(100));
  expect(descriptionOf(`${sentence(80)} ${sentence(100)}`)).toBe(sentence(80));
});

test('where sentences leave more than half of the room, words fill it', () => {
  const leaves = Array.from({ length: 40 }, () => 'leaf').join(', ');
  const snippet = descriptionOf(`${sentence(79)} ${leaves}.`);
  expect(snippet).toMatch(/^x+\. (?:leaf, )+leaf…$/);
  expect(snippet.length).toBeGreaterThan(150);
  expect(snippet.length).toBeLessThanOrEqual(160);
  expect(descriptionOf(`${leaves}.`)).toMatch(/^(?:leaf, )+leaf…$/);
});

test('letters of every script stay, and a text without blanks is cut at the room', () => {
  expect(descriptionOf(`${'x'.repeat(150)} Thé longer`)).toBe(`${'x'.repeat(150)} Thé…`);
  expect(descriptionOf(`${'x'.repeat(150)} 抹茶、 longer`)).toBe(`${'x'.repeat(150)} 抹茶…`);
  expect(descriptionOf('茶'.repeat(161))).toBe(`${'茶'.repeat(159)}…`);
});
