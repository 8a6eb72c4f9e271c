import { maxNameBytes, maxStock, type Product } from '@/lib/domain/product';
import { categories } from '@/shop/settings';

/** A url or a file name cannot hold these, or gives them another meaning, as `_` stands for a blank. */
const unsafeInUrl = /[/\\?#%_.\p{Cc}]/u;

/** Formatting characters, lone surrogates, and blanks other than the usual one. */
const invisible = /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/u;

/** The faults that must stop a build, one line each. */
export function validateCatalogue(products: readonly Product[]): string[] {
  const firstByName = new Map<string, Product>();
  return products.flatMap((product, index) => {
    const key = comparableName(product.name);
    const sameNamed = firstByName.get(key);
    firstByName.set(key, sameNamed ?? product);
    const faults = [
      ...faultOfPlace(product.id, products[index - 1]?.id ?? 0),
      ...faultOfName(product.name, sameNamed),
      ...faultsOfFacts(product),
    ];
    return faults.map((fault) => `product ${product.id} "${product.name}": ${fault}`);
  });
}

/** The result is equal for names that differ only in case, width or blanks (`+` included). */
function comparableName(name: unknown): string {
  return String(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s+]+/g, ' ');
}

function faultOfPlace(id: number, previousId: number): string[] {
  return id === previousId + 1
    ? []
    : [`its id should be ${previousId + 1}, one more than that of the product before`];
}

function faultOfName(name: unknown, sameNamed: Product | undefined): string[] {
  if (typeof name !== 'string') return ['it has no name'];
  const [character] = unsafeInUrl.exec(name) ?? [];
  const hidden = character === undefined ? invisible.exec(name)?.[0].codePointAt(0) : undefined;
  const bytes = new TextEncoder().encode(name).length;
  return [
    ...(name === name.trim() && name !== '' ? [] : ['its name is empty, or begins or ends with a blank']),
    ...(character === undefined ? [] : [`its name holds ${JSON.stringify(character)}, which no url may`]),
    ...(hidden === undefined
      ? []
      : [`its name holds U+${hex(hidden)}, which nobody can see or tell from a blank`]),
    ...(bytes <= maxNameBytes
      ? []
      : [`its name has ${bytes} bytes, and no file may have more than ${maxNameBytes}`]),
    ...(sameNamed === undefined
      ? []
      : [`product ${sameNamed.id} has the same name, or one that is taken for it, and so the same url`]),
  ];
}

function faultsOfFacts({ price, discount, rate, stock, category, img }: Product): string[] {
  const checks: readonly (readonly [isValid: boolean, fault: string])[] = [
    [price > 0 && isWholeNumber(price * 100), `its price of ${price} is not above 0 in whole cents`],
    [isWholeNumber(discount) && isWithin(discount, 100), `its discount of ${discount} is no percentage`],
    [isWithin(rate, 5), `its rate of ${rate} is not from 0 to 5`],
    [
      isWholeNumber(stock) && isWithin(stock, maxStock),
      `its stock of ${stock} is no whole number from 0 to ${maxStock}`,
    ],
    [categories.includes(category), `its category "${category}" is none of the shop`],
    [/^\/(?![/\\])/.test(img), `its picture "${img}" is no path from the root`],
  ];
  return checks.filter(([isValid]) => !isValid).map(([, fault]) => fault);
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase().padStart(4, '0');
}

/** Tolerates floating-point errors: 8.29 × 100 is slightly below 829. */
function isWholeNumber(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value - Math.round(value)) < 1e-6;
}

function isWithin(value: number, highest: number): boolean {
  return value >= 0 && value <= highest;
}
