/** `argument` must be JSON. Strips only whole-line `//` comments; `work` must not have others. */
export function scriptCalling(work, argument) {
  const text = String(work)
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, ' ');
  return `(${text})(${JSON.stringify(argument)})`;
}
