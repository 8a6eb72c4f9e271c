/** Copies a package's licence into the shop, which ships what is drawn from it (see licences.txt of the export). */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { home, shop } from './settings.mjs';

export function copyLicence(name) {
  const folder = join(home, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => /^licen[cs]e/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const target = join(shop, 'scripts/export/licences');
  mkdirSync(target, { recursive: true });
  writeFileSync(
    join(target, `${name}.txt`),
    `${[`${name} ${version} (${license})`, ...texts].join('\n\n')}\n`,
  );
}
