import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { build } from 'esbuild';
import postcss from 'postcss';
import { deskWorkerFile, orderDesk } from '../../../lib/desk-paths.mjs';
import { root } from '../../run.mjs';
import { browserTargets, deskWorker } from '../bundle.mjs';
import { catalogueUrlOf } from '../next-markup.mjs';
import { readPageData, writePageFiles } from '../page-files.mjs';
import { addSecurityPolicy } from '../security-policy.mjs';
import { deskHtml } from './desk-html.mjs';

const source = join(root, 'scripts/export/desk');

/**
 * Writes the order desk into a finished export: a page with a script, a stylesheet, a manifest and a worker of its own.
 * It shares no file with the shop but the catalogue and the icons, so nothing of it reaches shoppers.
 */
export async function writeOrderDesk(out, { basePath = '', siteUrl, pageFiles = 'both' }) {
  const read = (file) => readFileSync(join(out, file), 'utf8');
  const { name, lang, icons } = JSON.parse(read('manifest.webmanifest'));
  const messages = await readMessages();
  const define = {
    'process.env.NODE_ENV': '"production"',
    'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
    'process.env.NEXT_PUBLIC_SITE_URL': JSON.stringify(siteUrl ?? ''),
  };
  const folder = orderDesk.slice(1);
  mkdirSync(join(out, folder), { recursive: true });
  const written = [...(await bundledStyles()), ...(await bundledScript(define))].map(({ path, contents }) => {
    const file = `${folder}/${basename(path)}`;
    writeFileSync(join(out, file), contents);
    return `${basePath}/${file}`;
  });

  const manifest = `${basePath}${orderDesk}/desk.webmanifest`;
  const catalogue = catalogueUrlOf(readPageData(join(out, 'index.txt')));
  const html = addSecurityPolicy(
    deskHtml({
      language: lang,
      title: messages.documentTitle(name),
      messages,
      manifest,
      catalogue,
      icons,
      files: written,
    }),
  );
  writePageFiles(out, { name: folder, html }, pageFiles);
  const manifestText = JSON.stringify(deskManifest({ basePath, name, lang, icons, messages }));
  writeFileSync(join(out, folder, 'desk.webmanifest'), manifestText);
  const deskPath = basePath + orderDesk;
  const deskFiles = [deskPath, manifest, catalogue, ...written, ...icons.map(({ src }) => src)];
  const version = createHash('sha256')
    .update(html + manifestText + deskFiles.join())
    .digest('hex')
    .slice(0, 12);
  const worker = deskWorker({
    deskPath,
    deskFiles,
    version,
    'process.env.NEXT_PUBLIC_BASE_PATH': basePath,
  });
  writeFileSync(join(out, deskWorkerFile), `${worker}\n`);
}

/** The sentences, which are TypeScript. */
async function readMessages() {
  const entry = join(root, 'lib/messages/en/desk-page.ts');
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'esm', write: false });
  const { deskPageMessages } = await import(
    `data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`
  );
  return deskPageMessages;
}

const output = {
  bundle: true,
  minify: true,
  write: false,
  outdir: 'desk',
  entryNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  legalComments: 'none',
};

async function bundledScript(define) {
  const { outputFiles } = await build({
    ...output,
    entryPoints: { desk: join(source, 'desk-start.tsx') },
    define,
    jsx: 'automatic',
    target: browserTargets(),
  });
  return outputFiles;
}

/** Tailwind writes the utilities that the desk uses; esbuild minifies them and adds the fonts. */
async function bundledStyles() {
  const file = join(source, 'desk.css');
  const { css } = await postcss([tailwind({ optimize: false })]).process(readFileSync(file, 'utf8'), {
    from: file,
  });
  const { outputFiles } = await build({
    ...output,
    stdin: { contents: css, loader: 'css', resolveDir: source, sourcefile: 'desk.css' },
    loader: { '.woff2': 'file' },
    target: browserTargets(),
  });
  return outputFiles.map((each) => ({ path: each.path.replace('stdin', 'desk'), contents: each.contents }));
}

/** `share_target` is a POST, so that no message and no customer stands in the log of a host. */
function deskManifest({ basePath, name, lang, icons, messages }) {
  const address = `${basePath}${orderDesk}`;
  return {
    name: messages.appName(name),
    short_name: messages.shortName,
    lang,
    id: address,
    start_url: address,
    scope: address,
    display: 'standalone',
    icons,
    share_target: {
      action: address,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [{ name: 'chat', accept: ['text/plain', 'application/json', '.txt', '.json'] }],
      },
    },
  };
}
