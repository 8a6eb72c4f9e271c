/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import { unpackPageData } from '@/scripts/export/browser/unpack-page-data';

const data = '1:"$Sreact.fragment" {"b":"build"} \u2248 ៛';
const bodies: Readonly<Record<string, Buffer<ArrayBuffer>>> = {
  'packed.txt': gzipSync(data),
  'plain.txt': Buffer.from(data),
  'cut.txt': gzipSync(data).subarray(0, 20),
  'catalogue.json': gzipSync(data),
};

/** The answer of a host to a request for the file. */
async function answerTo(name: string): Promise<Response> {
  const url = `https://minato.example/${name}?_rsc=1a`;
  globalThis.fetch = async () =>
    Object.defineProperty(new Response(bodies[name], { headers: { 'content-type': 'text/plain' } }), 'url', {
      value: url,
    });
  unpackPageData();
  const answer = await globalThis.fetch(url);
  expect(answer).toMatchObject({ ok: true, url });
  expect(answer.headers.get('content-type')).toBe('text/plain');
  return answer;
}

test.each(['packed.txt', 'plain.txt'])('F-91 the data of a page is readable: %s', async (name) => {
  await expect((await answerTo(name)).text()).resolves.toBe(data);
});

test.each(['cut.txt', 'catalogue.json'])('F-89 %s arrives as the host has sent it', async (name) => {
  const answer = await answerTo(name);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bodies[name]);
});
