/** Each pack beside one thing that everybody knows. By product. */
export const size = {};
