/** Each pack beside a rice bowl of 12 centimetres, at its true size (`cm`, its height) and before one camera. */
import { minori } from '../minori.mjs';
import { tea } from '../tea.mjs';
import { baby } from '../baby.mjs';
import { care } from '../care.mjs';
import { night } from '../night.mjs';
import { snacks } from '../snacks.mjs';

/** A unit is ten centimetres here. */
const radius = 0.6;
/** How wide bowl and pack may be together. */
const room = 3.75;

function besideBowl({ cm, frame }, id) {
  const scale = cm / 10 / frame.high;
  const [wide, high] = [frame.wide * scale, frame.high * scale];
  const gap = Math.min(0.3, room - 2 * radius - wide);
  const left = -(2 * radius + gap + wide) / 2;
  return {
    items: [
      { pack: id, scale, at: [left + 2 * radius + gap + wide / 2, 0, 0] },
      {
        shape: 'ricebowl',
        colour: '#f3efe6',
        rim: '#7a5a3c',
        radius,
        at: [left + radius, gap < 0.2 ? -0.7 : -0.3, 0],
      },
    ],
    // Most of the frame is bare ground, which needs few samples.
    exposure: { width: 800, height: 800, samples: 10 },
    // Only the height of the lens follows the pack, so that neighbours compare.
    camera: { target: [0, 0, 0.62 + high * 0.22], distance: 13.3, elevation: 13 },
  };
}

const shelf = { ...minori, ...tea, ...baby, ...care, ...night, ...snacks };

/** By product. */
export const size = Object.fromEntries(
  Object.entries(shelf).map(([key, pack]) => {
    const id = key.padStart(2, '0');
    return [id, besideBowl(pack, id)];
  }),
);
