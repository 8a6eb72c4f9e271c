/** @jest-environment node */
import { pageMetadata, productMetadata } from '@/lib/seo';

const page = { title: 'Tea', description: 'Leaves.', path: '/Tea' };

test('F-137 a page has its title, its description and its address', () => {
  expect(pageMetadata(page)).toMatchObject({
    title: 'Tea | Minato',
    description: 'Leaves.',
    alternates: { canonical: 'https://minato.example/Tea' },
    openGraph: { title: 'Tea | Minato', url: 'https://minato.example/Tea' },
  });
  expect(pageMetadata(page)).not.toHaveProperty('robots');
  expect(pageMetadata({ ...page, isPrivate: true })).toMatchObject({ robots: { index: false } });
});

test('F-137 other sites are told the address, the size and the words of its card', () => {
  const metadata = productMetadata({
    id: 1,
    name: 'Tea',
    price: 1,
    discount: 0,
    rate: 4,
    img: '/images/x.avif',
    category: 'Matcha Green Tea',
    stock: 1,
    brand: 'Suian',
    description: 'Leaves.',
    packSize: '30 g',
    composition: { label: 'Ingredients', text: 'Tea.' },
    card: '/images/cards/01-1a2b3c4d.jpg',
  });
  const images = [
    {
      url: 'https://minato.example/images/cards/01-1a2b3c4d.jpg',
      width: 1200,
      height: 630,
      alt: 'Tea, Suian',
    },
  ];
  expect(metadata).toMatchObject({
    title: 'Tea | Minato',
    openGraph: { images },
    twitter: { card: 'summary_large_image', images },
  });
});
