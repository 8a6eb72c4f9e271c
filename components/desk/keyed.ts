/** Gives each text a key; equal texts are counted. */
export function keyed(texts: readonly string[]): readonly { readonly key: string; readonly text: string }[] {
  return texts.map((text, index) => ({
    key: `${texts.slice(0, index).filter((earlier) => earlier === text).length} ${text}`,
    text,
  }));
}
