import { useEffect, useRef } from 'react';
import { usePath } from '@/components/ui/use-path';
import { declaredWebFonts } from '@/lib/web-fonts';

/**
 * Shows web fonts that came too late for the first paint from the next page on, behind its curtain. With
 * `font-display: optional` they would stay unused for as long as the document is open, and so would those that
 * `turnOffWebFonts` has turned off.
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
