/** The goods one eats and drinks, served. By product. */
export const servedFood = {};
