/** What comes out of a pack with a print of its own. */
export const inside = {
  nightFoil: { label: ['nagi', 'nightFoil'], words: {}, item: { shape: 'foil', side: 0.8 } },
  sandFoil: { label: ['nagi', 'sandFoil'], words: {}, item: { shape: 'foil', side: 0.84, rough: 0.36 } },
  diapers: {
    label: ['tsubomi', 'diaperCloth'],
    words: {},
    item: { shape: 'soft', kind: 'diaper', measure: [1.3, 1.02, 0.22] },
  },
};
