import { mix } from './colours.mjs';
import { palette } from './palette.mjs';

const defaultAccent = '#1f4f6b';
/** The colours for categories: all but the one of the page itself. */
const { paper: _, ...backdrops } = palette;

/** Settings with the colours that `shop.json` leaves out: categories take those of the palette in turn. */
export function withDefaults(settings) {
  const { accent = defaultAccent } = settings.theme ?? {};
  const names = Object.keys(backdrops);
  return {
    ...settings,
    theme: {
      accent,
      accentDark: mix(accent, '#000000', 0.2),
      accentTint: mix(accent, '#ffffff', 0.9),
      ...settings.theme,
    },
    categories: (settings.categories ?? []).map((category, index) => ({
      colour: names[index % names.length],
      ...category,
    })),
  };
}
