import { cataloguePreloadScript } from './catalogue-preload.mjs';
import { chunkLoadGuardScript } from './chunk-load-guard.mjs';
import { errorScreenStyle, htmlOfReact } from './next-markup.mjs';

// Trusted Types: script urls only from the build and the service worker, HTML only from React. The style of
// the built-in error screen becomes empty; rejecting it would break the screen.
function trustedTypesScript(files, worker) {
  // `</script>` would end the script.
  const inScript = (value) => JSON.stringify(value).replaceAll('</', String.raw`<\/`);
  return [
    `self.trustedTypes&&trustedTypes.createPolicy('default',{`,
    // Decoded: some hosts resolve `..%2f` outside the folder.
    `createScriptURL:function(a){var u=new URL(decodeURIComponent(a),location.href);`,
    `return u.origin===location.origin&&(u.pathname===${inScript(worker)}||`,
    `u.pathname.indexOf(${inScript(files)})===0)?a:null},`,
    `createHTML:function(h){return h.indexOf(${inScript(errorScreenStyle)})===0?'':`,
    `${inScript([htmlOfReact])}.indexOf(h)<0?null:h}})`,
  ].join('');
}

/** The framework crashes on a path with two leading slashes: redirect before hydration. */
const singleSlashScript =
  "location.pathname.startsWith('//')&&location.replace(location.pathname.replace(/^\\/+/,'/')+location.search+location.hash)";

export function inlineScriptFor({ basePath, catalogueUrl }) {
  const files = `${basePath}/_next/static/`;
  const worker = `${basePath}/sw.js`;
  // Keep in sync with lib/stores/safe-storage.ts.
  const keyPrefix = basePath === '' ? '' : `${basePath}:`;
  return [
    trustedTypesScript(files, worker),
    singleSlashScript,
    chunkLoadGuardScript(files, keyPrefix),
    cataloguePreloadScript(catalogueUrl, keyPrefix),
  ].join(';');
}
