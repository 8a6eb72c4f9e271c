/** A grapheme: letter with marks, Khmer stack, emoji sequence or flag; bounded to 16 marks. */
const character = /\p{RI}{2}|.(?:[\u200d\u17d2]\P{M}|\p{M}|\p{Emoji_Modifier}|\u200d){0,16}/gsu;

export function graphemesOf(text: string): readonly string[] {
  return text.match(character) ?? [];
}

/** At most `most` graphemes, plus "…" if text was cut off. */
export function truncate(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = graphemesOf(text);
  return characters.length <= most ? text : `${characters.slice(0, most).join('')}…`;
}

/** Binary search; `holds` must be monotonic. 0 if it never holds. */
export function largestPassing(most: number, holds: (count: number) => boolean): number {
  let held = 0;
  let failed = most + 1;
  while (failed - held > 1) {
    const middle = Math.floor((held + failed) / 2);
    if (holds(middle)) held = middle;
    else failed = middle;
  }
  return held;
}
