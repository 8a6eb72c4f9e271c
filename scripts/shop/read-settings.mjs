import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { homeSchema, settingsSchema } from './settings-schema.mjs';

/**
 * A setting that cannot be used. `setting` is its path, such as `contact.offices[0].phone`.
 * @typedef {{ setting?: string, value?: string, problem: string }} SettingsFault
 */

/** Reads `shop.json` of a shop's folder. Without faults there are `settings`. */
export function readSettings(shop) {
  return readJson(join(shop, 'shop.json'), settingsSchema, {
    faults: [{ problem: 'this file is missing; npm run shop:new writes one' }],
  });
}

/** Reads `home.json`; a shop without it has a home page of products and categories alone. */
export function readHome(shop) {
  return readJson(join(shop, 'home.json'), homeSchema, { settings: v.parse(homeSchema, {}), faults: [] });
}

/** @returns {{ settings?: any, faults: SettingsFault[] }} */
function readJson(file, schema, ifMissing) {
  if (!existsSync(file)) return ifMissing;
  let json;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { faults: [{ problem: `this file is no JSON: ${error.message}` }] };
  }
  const parsed = v.safeParse(schema, json);
  return parsed.success
    ? { settings: parsed.output, faults: [] }
    : { faults: parsed.issues.map((issue) => ({ ...placeOf(issue), problem: issue.message })) };
}

/** `shop.json, tax.percent "5%": write a number, such as 12.50` */
export function settingsFaultLine(file, { setting, value, problem }) {
  const place = [setting, value].filter((part) => part !== undefined && part !== '').join(' ');
  return `${file}${place && `, ${place}`}: ${problem}`;
}

function placeOf({ path = [], input }) {
  const setting = path
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  const value = input === undefined || typeof input === 'object' ? undefined : JSON.stringify(input);
  return { ...(setting && { setting }), ...(value && { value }) };
}
