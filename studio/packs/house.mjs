/** The shop's own things, for its stories: how goods come in and go out. */
export const house = {
  crate: {
    label: ['minato', 'stamp'],
    words: {},
    item: {
      shape: 'wood',
      kind: 'crate',
      size: [2.3, 1.3, 1.05],
      colour: '#d9b98a',
      dark: '#b58d58',
      labelWide: 2.6,
    },
  },
  parcel: {
    label: ['minato', 'address'],
    words: { lines: ['Sok Dara', '8 Lotus Lane', 'Phnom Penh'] },
    item: {
      shape: 'paper',
      kind: 'parcel',
      size: [2.5, 1.7, 0.72],
      colour: '#b8976d',
      cord: '#efe6d3',
      labelSize: [0.92, 0.6],
      labelAt: [-0.62, -0.4],
    },
  },
  signed: {
    label: ['minato', 'signed'],
    words: {},
    item: { shape: 'seal', kind: 'sheet', size: [2.1, 1.6] },
  },
  lantern: {
    label: ['minato', 'lantern'],
    words: {},
    item: { shape: 'lantern', radius: 0.72, height: 1.62, colour: '#2b2520' },
  },
};
