/** Bags and soft packs. Each stands on 0,0 at its bottom middle; `art` is drawn between film and light. */
import { inside, line, print, ribs, shade, shaded, shape } from './paint.mjs';

/** A pouch with a zip and a round bottom; the words stand on a pale sun. */
export function standUpPouch({ body, panel = '#f8f0e0', art = '', ...pack }) {
  const d =
    'M-254-770H254L256-700C247-540 264-210 274-44C275-14 262-6 240-2Q0 26-240-2C-262-6-275-14-274-44C-264-210-247-540-256-700Z';
  return {
    width: 548,
    height: 770,
    content:
      shape(d, body) +
      `<circle cy="-440" r="212" fill="${panel}"/>` +
      art +
      shade(d, 'f') +
      shape('M-254-770H254L256-704H-256Z', '#fff', 'opacity=".22"') +
      ribs(-252, 252, -737, 62) +
      line('M-253-678H253', '#fff', 4, 'opacity=".4"') +
      line('M-253-671H253', '#000', 4, 'opacity=".12"') +
      shape(
        'M-268-96Q0-26 268-96L274-40C274-12 262-6 240-2Q0 26-240-2C-262-6-274-12-274-40Z',
        '#000',
        'opacity=".07"',
      ) +
      print({ top: -612, bottom: -300, width: 318, max: 66, sized: false }, pack),
  };
}

/** A flat pouch, sealed on all sides, with a paper label. */
export function flatPouch({ body, panel = '#f2ecdb', fill, soft, band, art = '', ...pack }) {
  const d =
    'M-248-720H248Q254-720 254-712L250-12Q250 0 240 1Q0 12-240 1Q-250 0-250-12L-254-712Q-254-720-248-720Z';
  return {
    width: 508,
    height: 720,
    content:
      shape(d, body) +
      art +
      shade(d, 'f') +
      shape('M-228-650Q0-668 228-650L224-46Q0-30-224-46Z', '#fff', 'opacity=".08"') +
      ribs(-250, 250, -690, 46) +
      shape('M-254-640L-242-634L-254-628ZM254-640L242-634L254-628Z', '#000', 'opacity=".2"') +
      shape('M-160-600Q0-608 160-600V-232Q0-226-160-232Z', panel) +
      (band ? shape('M-160-600Q0-608 160-600V-588Q0-596-160-588Z', band) : '') +
      shape('M160-600V-232L166-226V-592Z', '#000', 'opacity=".1"') +
      print({ top: -588, bottom: -240, width: 266, max: 76, fill, soft }, pack),
  };
}

const teeth = (half, step) => {
  const count = Math.round(half / 17);
  const w = Math.round(half / count);
  return `l${w} ${step}l${w} ${-step}`.repeat(count);
};

/** A snack bag, full of air, with toothed seals. */
export function pillowBag({ body, seals = body, panel, fill, soft, art = '', ...pack }) {
  const top = `M-262-672L-258-748${teeth(258, 12)}L262-672Q0-650-262-672Z`;
  const foot = `M-262-66L-258 0${teeth(258, -12)}L262-66Q0-88-262-66Z`;
  const d = 'M-262-676C-296-560-298-180-262-62Q0-84 262-62C298-180 296-560 262-676Q0-654-262-676Z';
  return {
    width: 580,
    height: 748,
    content:
      shape(top + foot, seals) +
      shade(top + foot, 'f') +
      ribs(-258, 258, -710, 44) +
      ribs(-258, 258, -32, 40) +
      shape(d, body) +
      (panel ? `<circle cy="-424" r="204" fill="${panel}"/>` : '') +
      inside(d, art) +
      shade(d, 'f') +
      shape(
        'M-262-676Q-200-600-236-500Q-160-610-196-670ZM262-676Q214-610 240-520Q190-600 176-668Z',
        '#fff',
        'opacity=".13"',
      ) +
      shape(
        'M-262-62Q-214-150-244-230Q-180-130-180-68ZM262-62Q220-130 244-220Q176-140 170-68Z',
        '#000',
        'opacity=".09"',
      ) +
      print({ top: -586, bottom: -276, width: 318, max: 72, sized: false, fill, soft }, pack),
  };
}

/** A small pouch to hang on a peg. */
export function miniPouch({ body, panel = '#f8f0e0', fill, soft, art = '', ...pack }) {
  const d =
    'M-204-640H204Q214-640 214-630C208-460 214-180 224-36C224-12 214-4 198-1Q0 18-198-1C-214-4-224-12-224-36C-214-180-208-460-214-630Q-214-640-204-640Z';
  return {
    width: 448,
    height: 640,
    content:
      shape(d, body) +
      `<path d="M-150-496Q0-590 150-496V-200H-150Z" fill="${panel}"/>` +
      art +
      shade(d, 'f') +
      ribs(-210, 210, -612, 44) +
      shape(
        'M-34-604H-14A15 15 0 0 1 14-604H34A9 9 0 0 1 34-586H-34A9 9 0 0 1-34-604Z',
        '#000',
        'opacity=".38"',
      ) +
      shape(
        'M-216-74Q0-26 216-74L224-34C224-12 214-4 198-1Q0 18-198-1C-214-4-224-12-224-34Z',
        '#000',
        'opacity=".07"',
      ) +
      print({ top: -520, bottom: -206, width: 250, max: 66, fill, soft }, pack),
  };
}

/** Wet wipes: a soft brick with crimped ends and a hard lid. */
export function wipesPack({ body, lid, fill, soft, art = '', ...pack }) {
  const d =
    'M-322-424C-160-446 160-446 322-424C344-300 344-130 322-16C160 8-160 8-322-16C-344-130-344-300-322-424Z';
  return {
    width: 740,
    height: 440,
    content:
      shaded('M-324-414L-372-404V-34L-324-24ZM324-414L372-404V-34L324-24Z', body, 'v') +
      line('M-350-408V-30M350-408V-30', '#000', 44, 'stroke-opacity=".08" stroke-dasharray="3 8"') +
      shape(d, body) +
      art +
      shade(d, 'f') +
      shaded(
        'M-140-420H140Q162-420 162-398V-304Q162-282 140-282H-140Q-162-282-162-304V-398Q-162-420-140-420Z',
        lid,
        'v',
      ) +
      line('M-140-304H140', '#000', 3, 'opacity=".13"') +
      shape('M-36-290A36 14 0 0 1 36-290Z', '#000', 'opacity=".13"') +
      print({ top: -262, bottom: -22, width: 400, max: 66, fill, soft }, pack),
  };
}

/** Diapers: a big soft block with a handle. */
export function diaperPack({ body, panel, fill, soft, art = '', ...pack }) {
  const d =
    'M-290-610C-322-560-326-70-308-26Q-300-2-270 0Q0 14 270 0Q300-2 308-26C326-70 322-560 290-610Q0-640-290-610Z';
  return {
    width: 640,
    height: 740,
    content:
      shaded(
        'M-150-618Q-140-742-60-742H60Q140-742 150-618ZM-62-702A18 18 0 0 0-62-666H62A18 18 0 0 0 62-702Z',
        body,
        'c',
      ).replaceAll('<path', '<path fill-rule="evenodd"') +
      shape(d, body) +
      `<ellipse cy="-330" rx="222" ry="214" fill="${panel}"/>` +
      art +
      shade(d, 'f') +
      shape(
        'M-290-610Q-180-560-60-622Q-180-630-290-610ZM290-610Q180-560 60-622Q180-630 290-610Z',
        '#000',
        'opacity=".09"',
      ) +
      print({ top: -506, bottom: -186, width: 330, max: 78, sized: false, fill, soft }, pack),
  };
}
