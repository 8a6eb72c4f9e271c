import {
  addStructuredData,
  delayHydration,
  inlineStyles,
  preloadPictureFirst,
  removeRepeatedTags,
  withCompileHint,
  withoutFontFaces,
} from './transforms.mjs';

const site = (part: { structuredData?: Record<string, unknown[]>; sheet?: string }) => ({
  structuredData: part.structuredData ?? {},
  styleSheet: () => ({
    text: `${part.sheet}b{top:0}`,
    fonts: ['/_next/text.woff2'],
    usedBy: (_html: string, addedClasses: readonly string[] = []) =>
      `${part.sheet}${addedClasses.map((name) => `.${name}{top:0}`).join('')}`,
  }),
  previewClasses: ['bg-sage'],
  basePath: '/shop',
  buildId: 'a1b2',
  inlineScripts: { catalogue: 'hide()', page: 'start()', form: 'hideForm()', cart: 'preload()' },
});

const href = '/shop/_next/static/chunks/a1.css';
const link = `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;

const exported =
  '<head><meta charSet="utf-8"/><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>' +
  `<link rel="preconnect" href="/" crossorigin=""/>${link}<script src="/_next/b.js" async=""></script>` +
  '<title>Tea</title><script src="/_next/d.js" noModule=""></script></head>' +
  '<body><p>Tea</p><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = []))' +
  '.push({"otherChunks":["static/a.js"],"runtimeModuleIds":[7]});</script><script src="/_next/a.js" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"1:\\"Tea\\""])</script></body>';

const delay = (path: string, html = exported) => delayHydration(html, site({}), path);
const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '');

test('the scripts of Next leave the page, one script knows them, and a second run changes nothing', () => {
  const html = delay('/Tea_&_Cake');
  expect(dataOf(html)).toEqual({
    buildId: 'a1b2',
    chunks: ['/_next/b.js', '/_next/a.js'],
    fonts: ['/_next/text.woff2'],
    payload: '/shop/Tea_&_Cake.txt',
    bootstrap: { otherChunks: ['static/a.js'], runtimeModuleIds: [7] },
  });
  expect(html.replace(/<script type.*?<\/script>/, '')).toBe(
    `<head><meta charSet="utf-8"/><script>start()</script>${link}<title>Tea</title></head><body><p>Tea</p></body>`,
  );
  expect(delay('/Tea_&_Cake', html)).toBe(html);
});

test('F-137 a page keeps its kind of preview, and no tags that repeat Open Graph', () => {
  const card = '<meta name="twitter:card" content="summary"/>';
  const html = `<meta property="og:title" content="Tea"/>${card}`;
  const repeated = `${html}<meta name="twitter:title" content="Tea"/>`;
  expect(removeRepeatedTags(repeated, site({}), '/')).toBe(html);
});

test.each([
  ['/', '/shop/index.txt', undefined],
  ['/404', '/shop/_not-found.txt', true],
  ['/Cart/Payment', '/shop/Cart/Payment.txt', true],
  ['/OurStore/Teaware/Cart', '/shop/OurStore/Teaware/Cart.txt', undefined],
])('%s hydrates with %s', (path, payload, hydratesAtOnce) => {
  const data = Object(dataOf(delay(path)));
  expect([data.payload, data.hydratesAtOnce]).toEqual([payload, hydratesAtOnce]);
});

test.each([
  ['/', ['start()']],
  ['/OurStore', ['hide()', 'start()']],
  ['/Cart', ['start()', 'hideForm()', 'preload()']],
  ['/UserDashboard/Cart', ['start()', 'hideForm()', 'preload()']],
  ['/Cart/Payment', ['start()', 'hideForm()']],
  ['/OurStore/Teaware/Cart', ['start()']],
])('%s begins with the scripts %j', (path, scripts) => {
  expect(Array.from(delay(path).matchAll(/<script>(.*?)<\/script>/g), ([, code]) => code)).toEqual(scripts);
});

test('the picture of high priority is preloaded before the first script, and after the width that decides on its file', () => {
  const viewport = '<meta name="viewport" content="width=device-width"/>';
  const picture = '<link rel="preload" as="image" imageSrcSet="/tea-240.avif 240w" fetchPriority="high"/>';
  const preload = (html: string) => preloadPictureFirst(html, site({}), '/');
  const html = preload(
    `<head><meta charSet="utf-8"/><script>start()</script>${viewport}<title>Tea</title>${picture}</head>`,
  );
  expect(html).toBe(
    `<head><meta charSet="utf-8"/>${viewport}${picture}<script>start()</script><title>Tea</title></head>`,
  );
  expect(preload(html)).toBe(html);
});

const disabledLink = `<link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`;
const inlineSheet = (sheet: string, path = '/', html = link) => inlineStyles(html, site({ sheet }), path);

test('a stylesheet is inlined and its link disabled; a page gets the rules that it uses, unless it has several stylesheets', () => {
  const used = `<style>a{top:0}</style>${disabledLink}`;
  const whole = `<style>a{top:0}b{top:0}</style>${disabledLink}`;
  expect(inlineSheet('a{top:0}', '/AboutUs')).toBe(used);
  expect(inlineSheet('a{top:0}', '/AboutUs', used)).toBe(used);
  expect(inlineSheet('a{top:0}', '/AboutUs', link + link)).toBe(whole + whole);
});

test('the cart also gets the rules of what its preview adds', () => {
  expect(inlineSheet('a{top:0}', '/Cart')).toBe(`<style>a{top:0}.bg-sage{top:0}</style>${disabledLink}`);
});

test('a page without fonts is refused', () => {
  expect(() => delay('/Tea', exported.replace(link, ''))).toThrow('/Tea has no fonts');
});

test('F-135 structured data that contains the end of a script element stays data', () => {
  const data = { description: 'Oats</script><script>alert(1)</script><!-- & "quotes" \u2028' };
  const html = addStructuredData('<head></head>', site({ structuredData: { '/Oats': [data] } }), '/Oats');
  const [, text = ''] =
    /^<head><script type="application\/ld\+json">([^<]*)<\/script><\/head>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual(data);
});

test('a stylesheet that loads later has no font faces', () => {
  const sheet = '@font-face{font-family:text;src:url(a.woff2)}a{color:red}@font-face {font-family:b}b{top:0}';
  expect(withoutFontFaces(sheet)).toBe('a{color:red}b{top:0}');
});

test('a chunk begins with the hint to compile it as a whole, once', () => {
  const hinted = '//# allFunctionsCalledOnLoad\nlet tea;';
  expect(withCompileHint('let tea;')).toBe(hinted);
  expect(withCompileHint(hinted)).toBe(hinted);
});
