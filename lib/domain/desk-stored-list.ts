/** The items of a stored list that can be read. */
export function listIn<Item>(stored: unknown, read: (item: unknown) => Item | undefined): readonly Item[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item): Item[] => {
    const value = read(item);
    return value === undefined ? [] : [value];
  });
}
