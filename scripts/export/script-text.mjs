/** A function as the text of a script that stands in a page and calls it with what JSON can say; `//` lines are left out. */
export function scriptCalling(work, argument) {
  const text = String(work)
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, ' ');
  return `(${text})(${JSON.stringify(argument)})`;
}
