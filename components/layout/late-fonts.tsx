import { useEffect, useRef } from 'react';
import { usePath } from '@/components/ui/use-path';

/**
 * Shows web fonts that came too late for the first paint from the next page on, behind its curtain. With
 * `font-display: optional` they would stay unused for as long as the document is open.
 */
export function LateFonts() {
  const path = usePath();
  const fonts = useRef<readonly FontFace[]>([]);

  useEffect(() => {
    for (const font of fonts.current) if (font.status === 'loaded') document.fonts.add(font);
  }, [path]);

  useEffect(() => {
    fonts.current = declaredWebFonts();
    // Without a font the page keeps its fallback.
    for (const font of fonts.current) font.load().catch(() => undefined);
  }, []);

  return null;
}

/** The fonts that the inlined styles declare, apart from the fallback fonts, which are on the device. */
function declaredWebFonts(): readonly FontFace[] {
  return [...document.styleSheets]
    .filter(({ href }) => href === null)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => style)
    .filter((style) => style.getPropertyValue('src').startsWith('url('))
    .map(
      (style) =>
        new FontFace(style.getPropertyValue('font-family'), style.getPropertyValue('src'), {
          weight: style.getPropertyValue('font-weight'),
        }),
    );
}
