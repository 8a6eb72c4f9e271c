/** Draws the pictures of the shop as SVG, to stand in until the rendered ones are there. Run by hand. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as together from './arrangements.mjs';
import { initials, wordmark } from './marks.mjs';
import { readData } from './read-data.mjs';
import { productPicture } from './scenes.mjs';
import { stories as drawn } from './stories.mjs';

const [{ products }, { categoryShelves }, home, { stories }, { testimonials }] = await Promise.all(
  ['products', 'categories', 'home', 'stories', 'testimonials'].map(readData),
);

/** `src` is the file as the data name it, below `public/`; what is finished needs no stand-in. */
function write(src, content) {
  if (!src.endsWith('.svg')) return;
  const file = join('public', src);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const stem = (src) => src.replace(/^.*\/|\.svg$/g, '');

for (const product of products) write(product.img, productPicture(product));
for (const shelf of categoryShelves) write(shelf.picture.src, together.tile(shelf));
for (const brand of home.brands) write(brand.logo.src, wordmark(brand));
for (const [index, person] of testimonials.entries()) write(person.img.src, initials(person, index));
for (const { img } of home.banners) write(img.src, together.banners[stem(img.src)](img.alt));
for (const { img } of home.promos) write(img.src, together.promos[stem(img.src)](img.alt));
for (const { img } of stories) write(img.src, drawn[stem(img.src)](img.alt));
write(home.hero.picture.src, together.hero(home.hero.picture.alt));
