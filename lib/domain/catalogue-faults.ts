import { categories, type Product } from '@/lib/domain/product';

/** What a name may not hold, for it becomes a part of an address and a name of files. */
const unsafe = /[/\\?#%_.\p{Cc}]/u;

/**
 * What is wrong with the catalogue, a line for each fault; a shop with such a line must not be built (F-78, F-140).
 * For the build alone: a browser has nothing to do here.
 */
export function catalogueFaults(products: readonly Product[]): string[] {
  const firstByName = new Map<string, Product>();
  return products.flatMap((product, index) => {
    // Some file systems, and the not-found page, make no difference between letter cases.
    const key = product.name.normalize('NFC').toLowerCase();
    const twin = firstByName.get(key);
    firstByName.set(key, twin ?? product);
    const faults = [
      ...faultOfPlace(product.id, products[index - 1]?.id ?? 0),
      ...faultOfName(product.name, twin),
      ...faultsOfFacts(product),
    ];
    return faults.map((fault) => `product ${product.id} "${product.name}": ${fault}`);
  });
}

function faultOfPlace(id: number, before: number): string[] {
  return id === before + 1
    ? []
    : [`its id should be ${before + 1}, one more than that of the product before`];
}

function faultOfName(name: string, twin: Product | undefined): string[] {
  const [character] = unsafe.exec(name) ?? [];
  return [
    ...(name === name.trim() && name !== '' ? [] : ['its name is empty, or begins or ends with a blank']),
    ...(character === undefined ? [] : [`its name holds ${JSON.stringify(character)}, which no address may`]),
    ...(twin === undefined
      ? []
      : [`product ${twin.id} has the same name, but for capitals, and so the same address`]),
  ];
}

function faultsOfFacts({ price, discount, rate, stock, category, img }: Product): string[] {
  const checks: readonly (readonly [boolean, string])[] = [
    [price > 0 && isWhole(price * 100), `its price of ${price} is not above 0 in whole cents`],
    [isWhole(discount) && isWithin(discount, 100), `its discount of ${discount} is no percentage`],
    [isWithin(rate, 5), `its rate of ${rate} is not from 0 to 5`],
    [isWhole(stock) && stock >= 0, `its stock of ${stock} is no number of units`],
    [categories.includes(category), `its category "${category}" is none of the shop`],
    [img.startsWith('/'), `its picture "${img}" is no path from the root`],
  ];
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => fault);
}

/** 8.29 × 100 is a little less than 829. */
function isWhole(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value - Math.round(value)) < 1e-6;
}

function isWithin(value: number, highest: number): boolean {
  return value >= 0 && value <= highest;
}
