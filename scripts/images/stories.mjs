/** The drawn scenes of About Us: a harbour, tea fields, a shelf and a parcel. */
import { shelf } from './arrangements.mjs';
import { parcel } from './boxes.mjs';
import { at, disc, line, n, oval, seal, shade, shape, svg, sweep } from './paint.mjs';
import { paper } from './scenes.mjs';

const glints = Array.from({ length: 11 }, (_, i) => {
  const half = 150 - i * 9 + ((i * 53) % 40);
  return `M${n(720 - half + ((i * 37) % 50))} ${n(566 + i * 26)}H${n(720 + half - ((i * 29) % 44))}`;
}).join('');

function harbour(alt) {
  const boat =
    shape('M-190 0H200L164 66H-150Z', '#2b3a4a') +
    shape('M-190 0H200L195 12H-184Z', '#f3e9da') +
    shape('M-150-64H-40V0H-150ZM-128-104H-72V-64H-128Z', '#f3e9da') +
    shape('M-138-50h24v22h-24zM-102-50h24v22h-24z', '#2b3a4a') +
    shape('M-6-44H62V0H-6Z', '#b5332a') +
    shape('M68-44H136V0H68Z', '#8a9a7c') +
    shape('M30-88H98V-44H30Z', '#c3a45c') +
    line('M160 0V-120M160-112L104-92', '#2b3a4a', 6) +
    line('M-186 84H210M-120 100H150', '#fff', 5, 'opacity=".5" stroke-linecap="round"');
  return svg(
    1200,
    900,
    alt,
    '<path d="M0 0H1200V540H0Z" fill="url(#b)"/>' +
      disc(720, 436, 124, '#d9573f') +
      shape('M0 540V470Q140 400 300 452T620 500Q700 520 760 540Z', '#a9b2b5', 'opacity=".75"') +
      shape('M1200 540V440Q1080 420 980 474T800 540Z', '#98a5a9', 'opacity=".8"') +
      shape('M0 540V512Q120 476 260 508T520 540Z', '#7f9095', 'opacity=".8"') +
      '<path d="M0 540H1200V900H0Z" fill="url(#w)"/>' +
      line(glints, '#f3d9c4', 6, 'stroke-linecap="round" opacity=".75"') +
      at(420, 640, boat, 'scale(1.15)') +
      shape('M0 830H1200V900H0Z', '#6d5a4a') +
      shape('M0 830H1200V842H0Z', '#8a7460') +
      shape('M930 776h44v54h-44zM922 766h60v14h-60zM1080 776h44v54h-44zM1072 766h60v14h-60z', '#3d3630'),
    sweep('b', '#e9d9cb', '#f3dfcf', '#f7e8d9') + sweep('w', '#b9c6c8', '#8ea5ab'),
  );
}

/** A hill with rows of bushes that follow its back. */
const hill = (d, rows, colour, bush) =>
  shape(d, colour) + line(rows, bush, 20, 'stroke-linecap="round" stroke-dasharray="1 24"');

function fields(alt) {
  const rows = (from, to, step, curve) =>
    Array.from(
      { length: Math.ceil((to - from) / step) },
      (_, i) =>
        `M-20 ${n(from + i * step + curve)}Q600 ${n(from + i * step - curve)} 1220 ${n(from + i * step + curve * 1.3)}`,
    ).join('');
  return svg(
    1200,
    900,
    alt,
    '<path d="M0 0H1200V900H0Z" fill="url(#b)"/>' +
      disc(860, 236, 92, '#f7efdc') +
      shape('M0 430Q260 250 560 380T1200 330V900H0Z', '#b9c6b4') +
      shape('M0 500Q360 360 720 470T1200 430V900H0Z', '#9db292') +
      hill('M-20 640Q600 430 1220 660V900H-20Z', rows(600, 760, 40, 74), '#7f9c6c', '#6a8958') +
      hill('M-20 800Q600 610 1220 820V900H-20Z', rows(770, 960, 46, 74), '#5f824f', '#4c6e3f') +
      at(
        236,
        560,
        shape('M-60 0V-66L0-104L60-66V0Z', '#efe6d4') +
          shape('M-78-58L0-112L78-58L60-58L0-94L-60-58Z', '#5a4a3d') +
          shape('M-16 0v-40h32v40z', '#5a4a3d'),
      ),
    sweep('b', '#dfe6e2', '#f0ead9', '#e6e2cd'),
  );
}

function wrapped(alt) {
  const { content, lift } = parcel({
    w: 560,
    h: 330,
    d: 360,
    body: '#c9a57a',
    cord: '#f4ecdd',
    stamp: seal(430, -90, 64, '港'),
  });
  return svg(
    1200,
    900,
    alt,
    '<path d="M0 0H1200V900H0Z" fill="url(#b)"/>' +
      shape('M0 610H1200V900H0Z', '#d9c1a0') +
      shade('M0 610H1200V900H0Z', 'v') +
      at(
        600,
        762,
        oval(60, -4 - lift, 470, 62, 'url(#s)') + oval(10, -lift, 380, 34 + lift, 'url(#s)') + content,
      ) +
      at(
        1010,
        780,
        oval(10, 4, 84, 18, 'url(#s)') +
          disc(0, -34, 44, '#f4ecdd') +
          line('M-40-48Q0-20 40-50M-43-34Q0-4 43-34M-38-18Q0 8 38-18M-30-66Q0-46 32-66', '#c9b79c', 4) +
          line('M34-6Q90 20 60 44T120 70', '#f4ecdd', 7, 'stroke-linecap="round"'),
      ),
    paper('#e6dccd'),
  );
}

export const stories = { harbour, fields, shelf, parcel: wrapped };
