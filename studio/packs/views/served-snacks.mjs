/** Snacks and sweets on a plate or in a bowl. By product. */
import { bowl, day, fall, near, plate } from './tableware.mjs';

const heap = (vessel, pieces, ...floors) => ({
  shape: 'heap',
  vessel,
  fence: [vessel.radius * 0.9, 0.05],
  pieces: [pieces],
  ...(floors.length && { floors }),
});
const stars = ['white', 'rose', 'lemon', 'melon', 'grape'].map((flavour) => `star-${flavour}`);

export const servedSnacks = {
  '04': {
    lights: day,
    items: [
      heap(
        {
          ...plate,
          height: 0.2,
          colour: '#2c4a68',
          tones: ['#24415f', '#3a5d7d'],
          edge: '#a58a66',
          edgeWide: 0.02,
        },
        { ...fall('cracker', 24, 0.27, 0.34, 0.3), layer: 4 },
        [0.85, 0.08],
      ),
    ],
    camera: near,
  },
  '06': {
    lights: day,
    items: [
      {
        shape: 'vessel',
        ...plate,
        radius: 1.12,
        height: 0.12,
        colour: '#1f1b1a',
        tones: ['#1c1918', '#2a2523'],
        edge: '#7d2a20',
        edgeWide: 0.03,
        rough: 0.22,
      },
      {
        shape: 'sweet',
        kind: 'mochi',
        size: 0.33,
        colour: '#f6c4cb',
        blossom: true,
        seed: 2,
        at: [0.36, 0.3, 0.075],
      },
      {
        shape: 'sweet',
        kind: 'mochi',
        size: 0.33,
        colour: '#d9b573',
        dusted: true,
        seed: 3,
        at: [-0.38, 0.36, 0.075],
      },
      {
        shape: 'sweet',
        kind: 'mochi',
        size: 0.32,
        colour: '#f7e39b',
        seed: 4,
        at: [0.48, -0.36, 0.07],
        turn: 50,
      },
      {
        shape: 'sweet',
        kind: 'half',
        size: 0.34,
        colour: '#fbf8f0',
        seed: 5,
        at: [-0.24, -0.44, 0.07],
        turn: -12,
      },
    ],
    camera: { ...near, elevation: 32, distance: 6.4, target: [0.03, 0, 0.15] },
  },
  11: {
    lights: day,
    items: [
      heap(
        {
          ...bowl,
          radius: 0.78,
          height: 0.34,
          power: 1.3,
          colour: '#cfd8cd',
          tones: ['#d9e0d6', '#c3cec2'],
          specks: null,
          edge: '#8b8a72',
        },
        { ...fall('arare', 84, 0.21, 0.34, 0.2), layer: 7, gap: 1 },
      ),
    ],
    camera: { ...near, distance: 5.6, target: [0, 0, 0.2] },
  },
  17: {
    lights: day,
    items: [
      heap(
        { ...bowl, radius: 0.86, height: 0.42 },
        { ...fall('chip', 100, 0.28, 0.42, 0.2), layer: 7, gap: 0.9 },
      ),
    ],
    camera: near,
  },
  24: {
    lights: day,
    items: [
      heap(
        { ...plate, height: 0.12, colour: '#7a5233', wood: '#4e301b' },
        { ...fall('cookie', 11, 0.36, 0.3, 0), layer: 3, flat: true },
        [0.9, 0.078],
      ),
    ],
    camera: near,
  },
  28: {
    lights: day,
    items: [
      heap(
        {
          ...plate,
          radius: 0.62,
          height: 0.24,
          power: 1.3,
          colour: '#fbfaf6',
          edge: '#23486b',
          edgeWide: 0.012,
          wobble: 0.003,
        },
        fall(stars, 115, 0.08, 0.34, 0.3),
      ),
    ],
    camera: { ...near, distance: 5, target: [0, 0, 0.15] },
  },
};
