/** The columns of a product grid: `className` makes them, and `sizes` is their width from tablets up. */
export type GridColumns = { readonly className: string; readonly sizes: string };

/** Beside the filters. */
export const threeColumns: GridColumns = {
  className: 'md:grid-cols-3 min-[90rem]:grid-cols-4 min-[110rem]:grid-cols-5',
  sizes:
    '(min-width: 90rem) 16.5rem, (min-width: 80rem) 17.7rem, (min-width: 64rem) calc(33.3vw - 9rem), (min-width: 48rem) calc(33.3vw - 1.7rem)',
};

export const fourColumns: GridColumns = {
  className: 'md:grid-cols-4',
  sizes: '(min-width: 96rem) 24rem, (min-width: 80rem) 17.7rem, (min-width: 48rem) calc(25vw - 2.4rem)',
};

/** Between phones and desktops they scroll sideways. */
export const fiveColumns: GridColumns = {
  className:
    'sm:max-lg:-mx-1 sm:max-lg:auto-cols-[12rem] sm:max-lg:grid-flow-col sm:max-lg:grid-cols-none sm:max-lg:overflow-x-auto sm:max-lg:p-1 lg:grid-cols-5',
  sizes:
    '(min-width: 96rem) 18.5rem, (min-width: 80rem) 13.8rem, (min-width: 64rem) calc(20vw - 2.2rem), (min-width: 40rem) 12rem',
};

/** One row of a few. */
export const rowOfFew: GridColumns = {
  className: 'sm:auto-cols-[minmax(0,17.7rem)] sm:grid-flow-col sm:grid-cols-none',
  sizes: '(min-width: 48rem) 17.7rem',
};

/** Two or four, by container width. */
export const twoOrFourColumns: GridColumns = {
  className: '@2xl:grid-cols-4',
  sizes: '(min-width: 64rem) 16rem, (min-width: 48rem) calc(25vw - 1.5rem)',
};
