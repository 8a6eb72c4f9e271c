import { readFileSync } from 'node:fs';
import { Blob, Buffer as ShapedText, Face, Feature, Font, Variation, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Opens a font file, of which tests ask what a browser would make of it. */
export async function openFont(file) {
  // HarfBuzz does not read WOFF2.
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' };
  const face = new Face(new Blob(await subsetFont(readFileSync(file), undefined, options)));
  const font = new Font(face);
  return {
    characters: new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code))),

    /** The advance of each glyph of a text in units of the font, as letters, ligatures and kerning make it. */
    advances(text, { weight = 400, hasTabularFigures = false } = {}) {
      font.setVariations([new Variation('wght', weight)]);
      const buffer = new ShapedText();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer, hasTabularFigures ? [new Feature('tnum')] : []);
      return buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
    },
  };
}
