import { relative } from 'node:path';
import { UserError, main } from '../run.mjs';
import { exampleTexts } from './example-texts.mjs';
import { counted, faultList } from './faults.mjs';
import { shopFolder } from './generate.mjs';
import { readShop } from './read-shop.mjs';

/** `npm run shop:check`: lists every fault of the shop's folder, and changes nothing. */
await main(async () => {
  const shop = shopFolder();
  const { faults, remarks, products, settings, photoCount } = await readShop(shop);
  for (const remark of remarks) console.log(`Remark: ${remark}`);
  if (faults.length > 0) throw new UserError(faultList(faults));
  for (const remark of exampleTexts(shop)) console.log(`Remark: ${remark}`);
  if (settings.site === undefined)
    console.log('Remark: shop.json, site: write where the shop will be served, such as https://shop.example');
  const counts = `${counted(products.length, 'product')} in ${counted(settings.categories.length, 'category', 'categories')}`;
  const folder = relative(process.env.INIT_CWD ?? process.cwd(), shop) || '.';
  console.log(`${settings.name} in ${folder} is sound: ${counts}, ${counted(photoCount, 'photo')}.`);
});
