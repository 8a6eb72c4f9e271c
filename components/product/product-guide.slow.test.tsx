import { render, screen, within } from '@testing-library/react';
import { ProductGuide } from '@/components/product/product-guide';
import type { Guide } from '@/lib/domain/guide';
import { salve } from '@/lib/fixtures';

const map = {
  src: '/images/japan.svg',
  width: 240,
  height: 267,
  west: 128.4,
  north: 46,
  unitsEast: 13.3333,
  unitsNorth: 16.6951,
};
const renderGuide = (guide: Guide) =>
  render(<ProductGuide product={{ ...salve, photos }} guide={guide} map={map} />);
const photos = [
  { role: 'front', src: salve.img },
  { role: 'served', src: '/images/07-served-1a2b3c4d-800.avif' },
] as const;

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a guide shows its steps in order, the place on a map, and what to know', () => {
  const { container } = renderGuide({
    steps: [
      { icon: 'weight', amount: '2 g', text: 'Sift it.' },
      { icon: 'time', text: 'Whisk it.' },
    ],
    origin: { place: 'Uji, Kyoto Prefecture', text: 'Shaded gardens.', latitude: 34.88, longitude: 135.8 },
    allergens: ['oats', 'soya'],
    storage: 'Dry.',
    keeps: 'A year.',
    photos: { served: 'in a bowl' },
  });
  expect(headings()).toEqual(['How to enjoy it', 'Where it is from', 'At a glance']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 gSift it.',
    'Whisk it.',
  ]);
  expect(screen.getByRole('img', { name: 'Hand Salve, in a bowl' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Map with Uji, Kyoto Prefecture marked' })).toBeInTheDocument();
  // (135.8 - 128.4) * 13.3333 and (46 - 34.88) * 16.6951
  expect(container.querySelector('circle')).toHaveAttribute('cx', '99');
  expect(container.querySelector('circle')).toHaveAttribute('cy', '186');
  const glance = within(screen.getByRole('region', { name: 'At a glance' }));
  expect(glance.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
    'AllergensOats, soya',
    'StorageDry.',
    'KeepsA year.',
  ]);
});

test('a guide shows only what it says', () => {
  renderGuide({ title: 'How to use it', steps: [{ icon: 'hand', text: 'Rub it in.' }], allergens: [] });
  expect(headings()).toEqual(['How to use it', 'At a glance']);
  expect(screen.getByRole('definition')).toHaveTextContent('None');
});

test('a place without degrees is named without a map, and an empty guide shows nothing', () => {
  const { unmount } = renderGuide({ origin: { place: 'Kampot' } });
  expect(screen.getByText('Kampot')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /^Map/ })).toBeNull();
  unmount();
  expect(renderGuide({ photos: {} }).container).toBeEmptyDOMElement();
});
