import type { Config } from 'tailwindcss';
import { khqrStand } from './.shop/extras';
import { accent, backdrops } from './.shop/theme';

/** Raw colours are written here, in the palette of `scripts/shop`, and in the theme of `shop.json`. */
const config: Config = {
  content: [
    './app/**/*.tsx',
    './components/**/*.{ts,tsx}',
    '!./components/**/*.test.tsx',
    // A shop without a stand has no KHQR, and no styles for it.
    ...(khqrStand === '' ? ['!./components/orders/khqr-*.tsx'] : []),
    // The order desk has a stylesheet of its own.
    '!./components/desk/**',
    './.shop/backdrop-classes.txt',
  ],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      card: '#fffdf9',
      ink: { DEFAULT: '#26211c', soft: '#544b42', faint: '#6f655b' },
      line: { DEFAULT: '#e4dcd0', strong: '#8a7f73' },
      // The accent is for primary actions and discounts.
      seal: accent,
      leaf: { DEFAULT: '#33603f', wash: '#e8f0e6' },
      ...backdrops,
      night: '#2b2520',
    },
    fontFamily: {
      sans: ['TextFace', 'Text stand-in', 'system-ui', 'sans-serif'],
      display: ['DisplayFace', 'Display stand-in', 'Android display stand-in', 'serif'],
    },
    // Line heights are numbers: Tailwind's own are divisions, which every page would carry.
    fontSize: {
      xs: ['0.75rem', '1.3334'],
      sm: ['0.875rem', '1.4286'],
      base: ['1rem', '1.5'],
      lg: ['1.125rem', '1.5556'],
      xl: ['1.25rem', '1.4'],
      '2xl': ['1.5rem', '1.3334'],
      '3xl': ['1.875rem', '1.2'],
      '4xl': ['2.25rem', '1.1112'],
      '5xl': ['3rem', '1'],
    },
    borderRadius: { none: '0', sm: '0.25rem', DEFAULT: '0.5rem', full: '9999px' },
    boxShadow: { raised: '0 12px 32px -8px rgb(38 33 28 / 0.22), 0 2px 6px rgb(38 33 28 / 0.08)' },
    extend: {
      maxWidth: { page: '80rem', form: '30rem' },
      keyframes: {
        rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
        drift: { '0%, 100%': { transform: 'translateY(0)' }, '50%': { transform: 'translateY(-0.3rem)' } },
        enter: { from: { opacity: '0', transform: 'translateX(var(--from, -100%))' } },
      },
      animation: {
        rise: 'rise 200ms ease-out',
        drift: 'drift 1000ms ease-in-out infinite',
        enter: 'enter 220ms ease-out',
      },
    },
  },
};

export default config;
