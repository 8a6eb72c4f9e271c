const preload = /<link rel="preload" as="script" [^>]*\/>/g;
const script = /<script src="[^"]*" async=""><\/script>/g;
const frameworksFirst = '<script id="_R_">';

/**
 * The page with its scripts after what is to be read, where the framework's first words to them stand. In the head they
 * took the connections, and then the line, before the browser had seen the picture that the page opens with: it came half
 * a second later to a phone on a slow line. Done twice it changes nothing.
 */
export function withScriptsLast(html) {
  const head = html.slice(0, html.indexOf('<body'));
  const scripts = head.match(script);
  if (scripts === null) return html;
  const [markup, payload] = html.slice(head.length).split(frameworksFirst);
  if (payload === undefined)
    throw new Error('The page wakes by another script than the one that it is known by');
  return [head.replace(preload, '').replace(script, ''), markup, ...scripts, frameworksFirst, payload].join(
    '',
  );
}
