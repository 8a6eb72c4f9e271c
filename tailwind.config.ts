import type { Config } from 'tailwindcss';

/** Raw colours are written in this file only. */
const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}', '!./components/**/*.test.tsx'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: '#faf7f2',
      card: '#fffdf9',
      ink: { DEFAULT: '#26211c', soft: '#544b42', faint: '#6f655b' },
      line: { DEFAULT: '#e4dcd0', strong: '#8a7f73' },
      // Vermilion is for primary actions and discounts.
      seal: { DEFAULT: '#b5332a', deep: '#96271f', wash: '#fbeae7' },
      leaf: { DEFAULT: '#33603f', wash: '#e8f0e6' },
      wheat: '#e6dfd2',
      sage: '#dcdfd2',
      blush: '#ead8d2',
      mist: '#d6e0e2',
      moon: '#d6d8de',
      apricot: '#edddd0',
      night: '#2b2520',
    },
    fontFamily: {
      sans: ['var(--font-text)', 'Text stand-in', 'system-ui', 'sans-serif'],
      display: ['var(--font-display)', 'Display stand-in', 'Display stand-in of Android', 'serif'],
    },
    borderRadius: { none: '0', sm: '0.25rem', DEFAULT: '0.5rem', full: '9999px' },
    boxShadow: { float: '0 12px 32px -8px rgb(38 33 28 / 0.22), 0 2px 6px rgb(38 33 28 / 0.08)' },
    extend: {
      maxWidth: { page: '80rem', prose: '42rem', form: '30rem' },
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
