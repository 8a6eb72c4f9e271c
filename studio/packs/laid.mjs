/** Tables laid with packs and with what is in them: the hero in two shapes, and the banners. */
import { servedGranola } from './views/served-granola.mjs';
import { servedSnacks } from './views/served-snacks.mjs';
import { servedTea } from './views/served-tea.mjs';
import { spoon, wooden } from './views/tableware.mjs';

const oak = { shape: 'wood', colour: '#d8b88c', dark: '#b18a58' };
const [granola] = servedGranola['01'].items;
const [matcha, whisk] = servedTea['02'].items;
const teacup = {
  ...servedTea['08'].items[0],
  radius: 0.4,
  height: 0.46,
  level: 0.38,
  depths: ['#e2a045', '#bb7420', '#8c5012'],
  glass: '#ffedc4',
  colour: '#8fa3a0',
  tones: ['#86a09b', '#a3b5b0'],
  edge: '#8a6a48',
};
const [crackers] = servedSnacks['04'].items;
const [sweets] = servedSnacks['28'].items;

/** A breakfast laid for one: granola and roasted tea on a tray, whisked matcha behind it. */
const breakfast = [
  { pack: '01', turn: -5, at: [-1.36, 0.8, 0] },
  { ...oak, kind: 'tray', size: [3.3, 1.9, 0.13], at: [0.62, -0.85, 0], turn: -5 },
  { ...granola, at: [0.05, -0.8, 0.09], scale: 1.06 },
  spoon(wooden, [1.22, -0.42, 0.09], -16),
  { ...teacup, at: [1.78, -0.95, 0.09] },
  { ...whisk, at: [0.36, 1.3, 0] },
  { ...matcha, at: [1.36, 0.95, 0] },
  { pack: '02', turn: 8, at: [2.5, 0.72, 0], scale: 0.66 },
];

/** The key stands further off and brighter, or the right of a wide scene falls into dusk. */
const broad = { away: 1.7, key: 1.22, fill: 0.98 };

export const laid = {
  hero: {
    backdrop: 'wheat',
    exposure: { width: 1920, height: 1080 },
    sizes: { 2400: 120_000, 1920: 110_000, 1280: 70_000, 960: 45_000 },
    lights: broad,
    // The left half is for words.
    room: { left: 480 },
    items: breakfast,
    camera: { target: [-0.62, 0, 0.82], distance: 18.2, lens: 85, elevation: 23 },
  },
  'hero-phone': {
    backdrop: 'wheat',
    exposure: { width: 960, height: 1200 },
    sizes: { 960: 45_000, 760: 33_000, 640: 28_000 },
    lights: broad,
    items: breakfast,
    camera: { target: [0.37, 0, 1.68], distance: 15.8, lens: 100, elevation: 23 },
  },
  'banner-tea': {
    backdrop: 'sage',
    exposure: { width: 1200, height: 600 },
    sizes: { 1200: 60_000, 800: 35_000, 480: 15_000 },
    lights: broad,
    items: [
      { ...whisk, at: [0.62, 0.75, 0] },
      { pack: '18', turn: 2, at: [1.72, 0.95, 0], scale: 0.92 },
      { pack: '13', turn: -8, at: [2.86, 0.85, 0], scale: 0.82 },
      { ...matcha, at: [0.82, -0.75, 0] },
      { ...teacup, at: [2.15, -0.8, 0] },
    ],
    camera: { target: [0.14, 0, 0.88], distance: 19.6, lens: 100, elevation: 22 },
  },
  'banner-snacks': {
    backdrop: 'apricot',
    exposure: { width: 1200, height: 600 },
    sizes: { 1200: 60_000, 800: 35_000, 480: 15_000 },
    lights: broad,
    items: [
      { pack: '04', turn: 6, at: [0.68, 1, 0], scale: 0.92 },
      { pack: '28', turn: -8, at: [2.5, 1, 0], scale: 0.82 },
      { ...crackers, at: [0.95, -0.74, 0], scale: 0.92 },
      { ...sweets, at: [2.6, -0.66, 0] },
    ],
    camera: { target: [-0.04, 0, 0.82], distance: 19.6, lens: 100, elevation: 22 },
  },
};
