import { gzipSync } from 'node:zlib';
import {
  filesNamedIn,
  isBuildFile,
  isPageOf,
  isPayloadOf,
  lateChunksIn,
  pictureOrNull,
} from '@/scripts/export/service-worker/responses';

const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

const url = 'https://minato.example/OurStore/A_&_B/C';
const html = (build: string, path: string) =>
  `<link rel="canonical" href="https://elsewhere.example${path}"/><script>${build}</script>`;
const page = html('build1', '/OurStore/A_&amp;_B/C');

test.each([
  ['the page of the build', answer(page, 'text/html; charset=utf-8'), true],
  ['the page of another build', answer(html('build2', '/OurStore/A_&amp;_B/C'), 'text/html'), false],
  ['another page', answer(html('build1', '/Cart'), 'text/html'), false],
  ['a page that names no url', answer('build1', 'text/html'), false],
  ['an error', answer(page, 'text/html', 404), false],
  ['a text', answer(page, 'text/plain'), false],
])('A-71 A-72 only the page of this url and build is cached: %s', async (_, response, isCached) => {
  expect(await isPageOf('build1', url, response)).toBe(isCached);
});

test.each([
  ['the payload of the build', answer('0:{"b":"build1"}', 'text/plain'), true],
  ['a compressed payload', new Response(gzipSync('0:{"b":"build1"}')), true],
  ['a payload without a type', new Response(new Blob(['{"b":"build1"}'])), true],
  ['a payload of another build', answer('0:{"b":"build2"}', 'text/plain'), false],
  ['a page in place of it', answer('{"b":"build1"}', 'text/html'), false],
  ['an error', answer('{"b":"build1"}', 'text/plain', 404), false],
])('A-71 A-72 only the payload of the build is cached: %s', async (_, response, isCached) => {
  expect(await isPayloadOf('build1', response)).toBe(isCached);
});

test('A-71 a page in place of a script is not cached, and only a picture is cached as one', () => {
  expect(isBuildFile(answer('1', 'text/javascript'))).toBe(true);
  expect(isBuildFile(answer('1', 'text/html'))).toBe(false);
  expect(isBuildFile(answer('1', 'text/javascript', 404))).toBe(false);
  expect(pictureOrNull(answer('1', 'image/avif'))).not.toBeNull();
  expect(pictureOrNull(answer('1', 'text/html'))).toBeNull();
  expect(pictureOrNull(undefined)).toBeNull();
});

test('A-71 a page names its scripts, styles and fonts, below any base path', () => {
  const text = `<script src="/shop/_next/static/chunks/0~a_-.js" async=""></script>
    <script>push([1,"[\\"/shop/_next/static/chunks/sheet.css\\",\\"style\\"]"])</script>
    <link href="/shop/_next/static/media/text.1x.woff2"/><img src="/shop/_next/static/media/a.png"/>`;
  expect(filesNamedIn(text)).toEqual([
    '_next/static/chunks/0~a_-.js',
    '_next/static/chunks/sheet.css',
    '_next/static/media/text.1x.woff2',
  ]);
  expect(filesNamedIn('no file')).toEqual([]);
});

test('A-71 the chunks are found that a script loads on demand', () => {
  const script = 'e.v(a=>Promise.all(["static/chunks/0~a_-.js","static/chunks/1.b.js"].map(b=>e.l(b))))';
  expect(lateChunksIn(script)).toEqual(['_next/static/chunks/0~a_-.js', '_next/static/chunks/1.b.js']);
  expect(lateChunksIn('no chunk')).toEqual([]);
});
