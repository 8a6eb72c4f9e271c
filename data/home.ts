import type { Banner, Brand, Promo } from '@/lib/domain/content';
import type { Picture } from '@/lib/domain/picture';

type Hero = {
  readonly title: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly route: string };
  readonly picture: Picture;
  readonly onPhone: Picture;
};

/** The left third of the picture (on phones, the upper third) has room for the text. */
export const hero = {
  title: 'Good things from Japan, brought ashore',
  text: 'Thirty products for the kitchen, the bath and the nursery, picked one by one and kept on a short shelf.',
  action: { label: 'Visit the store', route: 'store' },
  picture: {
    src: '/images/home/hero-1de4b472-960.avif',
    width: 1920,
    height: 1080,
    alt: 'A pouch of granola, a tin and a bowl of matcha, a bottle of lotion, a bag of shrimp crackers and a box of tea on low plinths in morning light',
    widths: [960, 1280, 1920],
    backdrop: 'wheat',
  },
  onPhone: {
    src: '/images/home/hero-phone-d676058d-960.avif',
    width: 960,
    height: 1200,
    alt: '',
    widths: [640, 960],
    backdrop: 'wheat',
  },
} as const satisfies Hero;

export const banners = [
  {
    name: 'An hour for tea',
    brands: ['Suian', 'Kazenoki'],
    img: {
      src: '/images/home/banner-tea-89942890-800.avif',
      width: 1200,
      height: 600,
      alt: 'A low tin of matcha, a tall tin of gyokuro and a pouch of genmaicha',
      widths: [480, 800, 1200],
      backdrop: 'sage',
    },
    category: 'Matcha Green Tea',
  },
  {
    name: 'The snack drawer',
    brands: ['Komorido', 'Yukinoto'],
    img: {
      src: '/images/home/banner-snacks-2a3446a7-800.avif',
      width: 1200,
      height: 600,
      alt: 'A bag of sweet potato chips, a pouch of rice crackers and a tin of cookies',
      widths: [480, 800, 1200],
      backdrop: 'apricot',
    },
    category: 'Snacks & Confectionaries',
  },
] as const satisfies readonly Banner[];

const brand = (name: string, src: string): Brand => ({
  name,
  logo: { src, width: 240, height: 80, alt: name },
});

const minoriFoods = brand('Minori Foods', '/images/brands/minori-foods-f4b93f2b.svg');
const kazenoki = brand('Kazenoki', '/images/brands/kazenoki-55817d7e.svg');
const yukinoto = brand('Yukinoto', '/images/brands/yukinoto-f7377182.svg');

/** The brands are fictional; every brand of the catalogue must be listed. */
export const brands: readonly Brand[] = [
  minoriFoods,
  brand('Suian', '/images/brands/suian-3601af42.svg'),
  kazenoki,
  brand('Tsubomi', '/images/brands/tsubomi-15d8214a.svg'),
  brand('Mizunari', '/images/brands/mizunari-b872a5e1.svg'),
  brand('Nagi', '/images/brands/nagi-7a1d7d1b.svg'),
  brand('Komorido', '/images/brands/komorido-208ff798.svg'),
  yukinoto,
];

const promoPicture = { width: 900, height: 900, widths: [480, 800] } as const;

export const promos = [
  {
    logo: minoriFoods.logo,
    name: 'Fruit Granola',
    flavour: 'Strawberry, cranberry and blueberry',
    img: {
      ...promoPicture,
      src: '/images/home/promo-granola-73cb4a92-800.avif',
      alt: 'A red pouch of fruit granola behind scattered berries, almonds and oats',
      backdrop: 'wheat',
    },
    productId: 1,
  },
  {
    logo: kazenoki.logo,
    name: 'Matcha Latte Mix',
    flavour: 'Green tea and milk',
    img: {
      ...promoPicture,
      src: '/images/home/promo-latte-39385fc3-800.avif',
      alt: 'A cream and green pouch of matcha latte mix beside a bowl of pale green latte',
      backdrop: 'sage',
    },
    productId: 30,
  },
  {
    logo: yukinoto.logo,
    name: 'Konpeito Sugar Stars',
    flavour: 'Strawberry, lemon, melon and grape',
    img: {
      ...promoPicture,
      src: '/images/home/promo-konpeito-0f3bb41a-800.avif',
      alt: 'A pink pouch of sugar stars behind a scattering of pastel stars',
      backdrop: 'apricot',
    },
    productId: 28,
  },
] as const satisfies readonly Promo[];

export const newsletter = {
  title: 'News from the quay',
  text: 'A short letter now and then: what has just come in, what is on its way, and how we use it all at home.',
} as const;
