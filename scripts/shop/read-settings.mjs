import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { guidesSchema } from './guides-schema.mjs';
import { readJson } from './read-json.mjs';
import { homeSchema } from './home-schema.mjs';
import { settingsSchema, synonymsSchema } from './settings-schema.mjs';

/** @typedef {import('./faults.mjs').SettingsFault} SettingsFault */

/** Reads `shop.json` of a shop's folder. There are `settings` only if it has no faults. */
export function readSettings(shop) {
  return readSettingsFile(join(shop, 'shop.json'), settingsSchema, {
    sound: {},
    faults: [{ problem: 'this file is missing; npm run shop:new writes one' }],
  });
}

/** Reads `home.json`; a shop without it has a home page of products and categories alone. */
export function readHome(shop) {
  return readSettingsFile(join(shop, 'home.json'), homeSchema, {
    settings: v.parse(homeSchema, {}),
    sound: {},
    faults: [],
  });
}

/** Reads `guides.json`; without it, products have no guides. */
export function readGuides(shop) {
  return readSettingsFile(join(shop, 'guides.json'), guidesSchema, {
    settings: v.parse(guidesSchema, {}),
    sound: {},
    faults: [],
  });
}

/** Reads `synonyms.json`, a list of groups of search terms that mean the same; optional. */
export function readSynonyms(shop) {
  return readSettingsFile(join(shop, 'synonyms.json'), synonymsSchema, {
    settings: [],
    sound: [],
    faults: [],
  });
}

/**
 * Reads a file by its schema.
 * @returns {{ settings?: any, sound: any, faults: SettingsFault[] }} `sound` is the file without faulty settings
 */
function readSettingsFile(file, schema, ifMissing) {
  if (!existsSync(file)) return ifMissing;
  const { json, place, problem } = readJson(readFileSync(file));
  if (problem !== undefined) return { sound: {}, faults: [{ ...(place && { setting: place }), problem }] };
  const parsed = v.safeParse(schema, json);
  return parsed.success
    ? { settings: parsed.output, sound: json, faults: [] }
    : {
        sound: withoutPaths(
          json,
          parsed.issues.map(({ path = [] }) => path.map(({ key }) => key)),
        ),
        faults: onePerSetting(parsed.issues).map((issue) => ({ ...placeOf(issue), problem: issue.message })),
      };
}

/** The first problem of each setting; a second one would only repeat it. */
function onePerSetting(issues) {
  const firstOf = new Map(issues.toReversed().map((issue) => [placeOf(issue).setting, issue]));
  return issues.filter((issue) => firstOf.get(placeOf(issue).setting) === issue);
}

function placeOf({ path = [], input, expected }) {
  const setting = path
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  // An unknown setting has its own name as input.
  const hasValue = input !== undefined && typeof input !== 'object' && expected !== 'never';
  const value = hasValue ? JSON.stringify(input) : undefined;
  return { ...(setting && { setting }), ...(value && { value }) };
}

/** A copy of a JSON value that leaves out what stands at these paths. */
function withoutPaths(json, paths) {
  if (paths.some((path) => path.length === 0)) return {};
  if (typeof json !== 'object' || json === null) return json;
  const kept = Object.entries(json).flatMap(([key, value]) => {
    const inner = paths.filter(([first]) => String(first) === key).map((path) => path.slice(1));
    return inner.some((path) => path.length === 0) ? [] : [[key, withoutPaths(value, inner)]];
  });
  return Array.isArray(json) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
}
