/** What is written on the pictures that other sites show. */
import { readData } from './read-data.mjs';

/** The words of a picture's card; few pictures have one. */
export async function cardWords(id) {
  if (id === 'hero') {
    const { hero } = await readData('home');
    return { over: 'Tea · Breakfast · Sweets · Care', title: hero.title, under: '' };
  }
  if (!/^\d\d$/.test(id)) return undefined;
  const { products } = await readData('products');
  const product = products.find((one) => one.id === Number(id));
  if (!product) return undefined;
  const { brand, name, packSize } = product;
  return { over: brand, title: name, under: packSize };
}
