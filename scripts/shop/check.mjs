import { UserError, main } from '../run.mjs';
import { faultList, shopFolder } from './generate.mjs';
import { readShop } from './read-shop.mjs';

/** `npm run shop:check`: lists every fault of the shop's folder, and changes nothing. */
await main(async () => {
  const { faults, remarks, products, settings, photoCount } = await readShop(shopFolder());
  for (const remark of remarks) console.log(`Remark: ${remark}`);
  if (faults.length > 0) throw new UserError(faultList(faults));
  const counts = `${counted(products, 'product')} in ${counted(settings.categories, 'category', 'categories')}`;
  console.log(`The shop is sound: ${counts}, ${photoCount} ${photoCount === 1 ? 'photo' : 'photos'}.`);
});

function counted({ length }, one, many = `${one}s`) {
  return `${length} ${length === 1 ? one : many}`;
}
