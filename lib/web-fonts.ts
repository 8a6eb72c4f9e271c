/** Whether a rule declares a font that the shop brings, not a fallback font, which is on the device. */
function isWebFont(rule: CSSRule): rule is CSSFontFaceRule {
  return rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').startsWith('url(');
}

/** Moves the `@font-face` rules of web fonts into a media query that never matches, so that the page requests none. */
export function turnOffWebFonts(): void {
  for (const sheet of document.styleSheets)
    for (const [index, rule] of [...sheet.cssRules].entries())
      if (isWebFont(rule)) {
        sheet.deleteRule(index);
        sheet.insertRule(`@media not all{${rule.cssText}}`, index);
      }
}

/** The web fonts that the inlined styles declare, also where they are turned off. */
export function declaredWebFonts(): readonly FontFace[] {
  return [...document.styleSheets]
    .filter(({ href }) => href === null)
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
    .filter(isWebFont)
    .map(
      ({ style }) =>
        new FontFace(style.getPropertyValue('font-family'), style.getPropertyValue('src'), {
          weight: style.getPropertyValue('font-weight'),
        }),
    );
}
