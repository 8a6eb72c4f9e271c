/**
 * A grapheme is a flag (two regional indicators), or a character with up to 16 marks, tones and joined characters: U+200D
 * joins emoji, U+17D2 stacks Khmer letters.
 */
const grapheme = /\p{RI}{2}|.(?:[\u200d\u17d2]\P{M}|\p{M}|\p{Emoji_Modifier}|\u200d){0,16}/gsu;

/** At most `max` graphemes, plus "…" if text was cut off. */
export function truncate(text: string, max: number): string {
  const graphemes = Array.from(text.matchAll(grapheme), ([match]) => match);
  return graphemes.length <= max ? text : `${graphemes.slice(0, max).join('')}…`;
}
