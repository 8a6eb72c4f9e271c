const preload = /<link rel="preload" as="script" [^>]*\/>/g;
const script = /<script src="[^"]*" async=""><\/script>/g;
const frameworksFirst = '<script id="_R_">';

/** In <head>, scripts delay the main image by half a second on a slow connection. Idempotent. */
export function withScriptsLast(html) {
  const head = html.slice(0, html.indexOf('<body'));
  const scripts = head.match(script);
  if (scripts === null) return html;
  const [markup, payload] = html.slice(head.length).split(frameworksFirst);
  if (payload === undefined) throw new Error("Next's bootstrap script, which has the id _R_, was not found");
  return [head.replace(preload, '').replace(script, ''), markup, ...scripts, frameworksFirst, payload].join(
    '',
  );
}
