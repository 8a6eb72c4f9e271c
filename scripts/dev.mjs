import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { main, programOf, runNode } from './run.mjs';
import { buildEnvironment, readSettings } from './settings.mjs';
import { copyPictures, generateShop, shopFolder } from './shop/generate.mjs';

/** `npm run dev`: starts the development server, which shows a change in the shop's folder as soon as it is saved. */
await main(async () => {
  const shop = shopFolder();
  await makeShop(shop);
  watchShop(shop);
  const env = buildEnvironment(process.env, readSettings(process.env));
  process.exitCode = (await runNode(programOf('next'), ['dev', ...process.argv.slice(2)], { env })).code;
  process.exit();
});

/** Watches folders, not files, because many editors replace a file when they save it. */
function watchShop(shop) {
  let timer;
  const update = async () => {
    await main(() => makeShop(shop));
    process.exitCode = 0;
  };
  for (const folder of [shop, join(shop, 'pages'), join(shop, 'photos')].filter((path) => existsSync(path)))
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void update(), 200);
    });
}

async function makeShop(shop) {
  const { logo } = await generateShop({ shop });
  copyPictures(logo.favicon, shop);
}
