import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureFacts } from '@/lib/domain/picture';

const photograph: PictureFacts = {
  src: '/images/products/01-1a2b3c4d-800.avif',
  width: 1200,
  height: 1200,
  alt: 'A tin',
  widths: [240, 800],
  backdrop: 'sage',
};

test('PDP-02 a photograph has its size, widths and backdrop colour before it loads', () => {
  render(<Picture {...photograph} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A tin' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('height', '1200');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image.getAttribute('srcset')).toBe(
    '/images/products/01-1a2b3c4d-240.avif 240w, /images/products/01-1a2b3c4d-800.avif 800w',
  );
  expect(image).toHaveClass('bg-sage');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('PDP-02 a drawing has one file for all widths', () => {
  render(<Picture src="/images/brands/nagi.svg" width={240} height={80} alt="Nagi" />);
  const image = screen.getByRole('img', { name: 'Nagi' });
  expect(image).toHaveAttribute('src', '/images/brands/nagi.svg');
  expect(image).not.toHaveAttribute('srcset');
});

test('PDP-02 a phone gets its own picture, and the first picture loads eagerly', () => {
  const onPhone = { ...photograph, src: '/images/home/hero-phone-1a2b3c4d-960.avif', widths: [640] };
  const { container } = render(<Picture {...photograph} onPhone={onPhone} isFirst />);
  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('media', '(max-width: 639px)');
  expect(source).toHaveAttribute('srcset', '/images/home/hero-phone-1a2b3c4d-640.avif 640w');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});
