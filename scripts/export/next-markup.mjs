/** The first group of `pattern` in a page. Throws where Next.js writes its pages in another way. */
export function requiredMatch(what, pattern, html) {
  const [, found] = pattern.exec(html) ?? [];
  if (found === undefined)
    throw new Error(`${what} was not found in a page; does this version of Next.js write it differently?`);
  return found;
}
