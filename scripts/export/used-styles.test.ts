import { usedStyles } from './used-styles.mjs';

const html = (body: string) => `<!DOCTYPE html><html lang="en-GB"><head></head><body>${body}</body></html>`;
/** What of the sheet a page with this body uses. */
const used = (sheet: string, body: string, alwaysUsed: string[] = []) =>
  usedStyles(sheet, alwaysUsed)(html(body));

test('rules stay whose classes, ids, tags and attributes are all on the page, in their order', () => {
  const sheet =
    '.tea{top:0}.oat{top:1px}a.tea{top:2px}b.tea{top:3px}#cup{top:4px}#jar{top:5px}[href]{top:6px}[rel]{top:7px}';
  expect(used(sheet, '<a class="mint tea" id="cup" href="/"></a>')).toBe(
    '.tea{top:0}a.tea{top:2px}#cup{top:4px}[href]{top:6px}',
  );
});

test('a rule keeps the selectors that can match, and is printed without comments and white space', () => {
  const sheet = `
    /* Cards */
    .tea,
    .oat > b,
    i {
      color: red !important;
      top: 0;
    }
    .oat { top: 0 }
  `;
  expect(used(sheet, '<i class="tea"></i>')).toBe('.tea,i{color:red!important;top:0}');
});

test.each([
  '*{top:0}',
  ':root{top:0}',
  'html{top:0}',
  'body>a{top:0}',
  'A:active{top:0}',
  'a:not(:hover){top:0}',
  'a:is(:hover,:focus){top:0}',
  'a:focus-visible{top:0}',
  'a:target::before{top:0}',
  '::selection{top:0}',
  ':disabled{top:0}',
  'a[open]{top:0}',
  'a:not(.oat,#oat,b,[dir]){top:0}',
  'a:nth-child(2 of .oat){top:0}',
  'a:is(.oat,.tea){top:0}',
  ':where(.oat,a:is(b,.tea)) .tea{top:0}',
  'body:has(>.tea){top:0}',
  '.tea:dir(rtl){top:0}',
  '.tea:lang(ar){top:0}',
  '.tea:where(:is(:lang(ar),:lang(he)),[dir=rtl],[dir=rtl] *){top:0}',
  'a[lang|=km],[class^=x]{top:0}',
  'html[lang=EN-GB]{top:0}',
])('%s stays on a page with <a class="tea">', (rule) => {
  expect(used(rule, '<a class="tea"></a>')).toBe(rule);
});

test.each([
  'b{top:0}',
  '.Tea{top:0}',
  '.tea .oat:active{top:0}',
  'a:hover{top:0}',
  '.tea:is(:hover *){top:0}',
  'a:is(.oat,.rice){top:0}',
  ':where(b) a{top:0}',
  ':is(.tea:is(b)) a{top:0}',
  'body:has(>.oat){top:0}',
  '.tea:not(.rice).oat{top:0}',
  '[title] .tea{top:0}',
  '[title=tea] .tea{top:0}',
  '::placeholder{top:0}',
  '.tea::file-selector-button{top:0}',
  '::-webkit-datetime-edit{top:0}',
])('%s does not stay on a page with <a class="tea">', (rule) => {
  expect(used(rule, '<a class="tea"></a>')).toBe('');
});

test.each([
  ['<input placeholder="Mint">', '::placeholder{top:0}'],
  ['<input type="File">', '::file-selector-button{top:0}'],
  ['<input type="date">', '::-webkit-datetime-edit{top:0}'],
  ['<input type="number">', '::-webkit-inner-spin-button{top:0}'],
  ['<input list="teas">', '::-webkit-calendar-picker-indicator{top:0}'],
  ['<p title="Mint"></p>', '[title=mint]{top:0}'],
])('on a page with %s the rule %s stays', (body, rule) => {
  expect(used(rule, body)).toBe(rule);
});

test('of repeated declarations the last stays', () => {
  expect(used('a{color:red;top:0;color:blue;top:0;top:1px;top:0}', '<a></a>')).toBe(
    'a{color:red;color:blue;top:1px;top:0}',
  );
});

test('classes are found as Tailwind escapes them and as HTML spells them', () => {
  const sheet = String.raw`.w-\[calc\(100\%-2rem\)\]{width:calc(100% - 2rem)}.\@2xl\:p-1{top:0}.\32xl{top:0}.\[\&\>b\]\:p-1>b{top:0}.-mt-0\.5{top:0}.p-1\!{top:0}`;
  const body = '<a class="w-[calc(100%-2rem)] @2xl:p-1 2xl [&amp;&gt;b]:p-1\n-mt-0.5 p-1!"><b></b></a>';
  expect(used(sheet, body)).toBe(sheet);
});

test('names in texts, scripts, styles and comments do not count, names in <noscript> and <template> do', () => {
  const sheet = '.a{top:0}.b{top:0}.c{top:0}.d{top:0}.e{top:0}.f{top:0}';
  const body =
    '&lt;i class="a">&lt;/i><script>"<i class=b>"</script><style>c{}</style><!-- <i class="d"> -->' +
    '<noscript><i class="e"></i></noscript><template><i class="f"></i></template>';
  expect(used(sheet, body)).toBe('.e{top:0}.f{top:0}');
});

test('what an inline script adds counts as used everywhere', () => {
  const sheet = '[aria-busy=true] .tea{top:0}[data-unfiltered]{top:0}#guard.shown{top:0}';
  const body = '<i class="tea"></i>';
  expect(used(sheet, body)).toBe('');
  expect(used(sheet, body, ['[aria-busy]', '#guard.shown'])).toBe(
    '[aria-busy=true] .tea{top:0}#guard.shown{top:0}',
  );
});

test('rules stay for classes that a script adds to this page', () => {
  const stylesOf = usedStyles('.tea{top:0}.oat{top:0}');
  expect(stylesOf(html(''), ['oat', 'rye'])).toBe('.oat{top:0}');
  expect(stylesOf(html(''))).toBe('');
});

test('at-rules stay around what they hold, and go when they hold nothing', () => {
  const sheet =
    '@media print{.tea{top:0}.oat{top:0}}@media (forced-colors:active){.oat{top:0}}' +
    '@supports (color:red){@media (width>1px){@container (min-width:1px){.tea:focus{top:0}}}}' +
    '@media (hover:hover){.tea:hover{top:0}}' +
    '.tea{top:0;&:focus{top:1px}.oat{top:2px}@media print{top:3px}}';
  expect(used(sheet, '<i class="tea"></i>')).toBe(
    '@media print{.tea{top:0}}' +
      '@supports (color:red){@media (width>1px){@container (min-width:1px){.tea:focus{top:0}}}}' +
      '.tea{top:0;&:focus{top:1px}@media print{top:3px}}',
  );
});

test('statements and definitions without selectors stay', () => {
  const sheet =
    '@charset "utf-8";@import url(a.css);@layer base,page;@font-face{font-family:Tea;src:url(tea.woff2)}@page{margin:1cm}';
  expect(used(sheet, '')).toBe(sheet);
});

const fallback = '@layer properties{@supports (not (color:rgb(from red r g b))){*{--line:solid}}}';
const property = '@property --line{syntax:"*";inherits:false;initial-value:solid}';
const bordered = '.tea{border-style:var(--line)}';

test('a custom property that no rule sets is replaced by its initial value', () => {
  expect(used(fallback + bordered + property, '<i class="tea"></i>')).toBe(
    '@layer properties;.tea{border-style:solid}',
  );
});

test('a custom property that a rule sets stays, also on a page without that rule', () => {
  const dashed = '.dashed{--line:dashed}';
  expect(used(fallback + bordered + dashed + property, '<i class="tea"></i>')).toBe(
    `@layer properties;${bordered}${property}`,
  );
});

test('layers keep their order when the first has nothing for the page', () => {
  const sheet =
    '@layer base{.oat{top:0}}@layer page{.tea{top:0}}@layer base{.tea{top:1px}}@layer{.oat{top:0}}';
  expect(used(sheet, '<i class="tea"></i>')).toBe(
    '@layer base;@layer page{.tea{top:0}}@layer base{.tea{top:1px}}',
  );
});

test('custom properties stay that kept rules use, directly or through others', () => {
  const sheet =
    ':root{--a:var(--b, 1px);--b:calc(var(--c)*2);--c:1px;--d:var(--e);--e: ;--A:0}' +
    '@property --c{syntax:"<length>";inherits:false;initial-value:0}@property --e{syntax:"*";inherits:false}' +
    '.tea{top:var(--a);--c:2px;--e:1}.oat{top:var(--e)}';
  expect(used(sheet, '<i class="tea"></i>')).toBe(
    ':root{--a:var(--b, 1px);--b:calc(var(--c)*2);--c:1px}' +
      '@property --c{syntax:"<length>";inherits:false;initial-value:0}.tea{top:var(--a);--c:2px}',
  );
  expect(used(sheet, '<i class="oat"></i>')).toBe(
    ':root{--e: }@property --e{syntax:"*";inherits:false}.oat{top:var(--e)}',
  );
});

test('a custom property that only a container query asks for stays', () => {
  const sheet = 'body{--dense:1}@container style(--dense:1){.tea{top:0}}';
  expect(used(sheet, '<i class="tea"></i>')).toBe(sheet);
});

test('keyframes stay that kept rules use, with the properties in them', () => {
  const sheet =
    '.tea{animation:1s infinite rise;--x:1px}.oat{animation-name:fall}' +
    '@keyframes rise{0%{top:var(--x)}to{top:0}}@-webkit-keyframes rise{0%{top:0}}@keyframes fall{0%{top:0}}';
  expect(used(sheet, '<i class="tea"></i>')).toBe(
    '.tea{animation:1s infinite rise;--x:1px}' +
      '@keyframes rise{0%{top:var(--x)}to{top:0}}@-webkit-keyframes rise{0%{top:0}}',
  );
});

test('pages get what they use also after others', () => {
  const stylesOf = usedStyles('.tea{top:0}.oat{top:0}');
  expect(stylesOf(html('<i class="tea"></i>'))).toBe('.tea{top:0}');
  expect(stylesOf(html('<i class="oat"></i>'))).toBe('.oat{top:0}');
  expect(stylesOf(html('<b class="tea rice"></b>'))).toBe('.tea{top:0}');
});
