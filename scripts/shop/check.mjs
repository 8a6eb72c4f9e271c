import { UserError, main } from '../run.mjs';
import { counted, faultList } from './faults.mjs';
import { shopFolder } from './generate.mjs';
import { readShop } from './read-shop.mjs';

/** `npm run shop:check`: lists every fault of the shop's folder, and changes nothing. */
await main(async () => {
  const { faults, remarks, products, settings, photoCount } = await readShop(shopFolder());
  for (const remark of remarks) console.log(`Remark: ${remark}`);
  if (faults.length > 0) throw new UserError(faultList(faults));
  const counts = `${counted(products.length, 'product')} in ${counted(settings.categories.length, 'category', 'categories')}`;
  console.log(`The shop is sound: ${counts}, ${counted(photoCount, 'photo')}.`);
});
