import { readFileSync } from 'node:fs';
import { jsonSchemas } from './json-schemas.mjs';
import { guidesHelp, homeHelp, settingsHelp } from './settings-help.mjs';

test.each(['shop.schema.json', 'home.schema.json', 'guides.schema.json'] as const)(
  '%s is what the settings give; if it is not, run npm run shop:schema',
  (name) => {
    expect(JSON.parse(readFileSync(`scripts/shop/${name}`, 'utf8'))).toEqual(jsonSchemas()[name]);
  },
);

test('a setting has its description, its type and its default', () => {
  const { properties } = JSON.parse(JSON.stringify(jsonSchemas()['shop.schema.json']));
  expect(properties.name).toEqual({
    description: 'The name of the shop, as it stands in the header and in titles.',
    type: 'string',
    minLength: 1,
    maxLength: 32,
  });
  expect(properties.theme.properties.accent.pattern).toBe('^#[0-9a-fA-F]{6}$');
  expect(properties.categories.items.properties.adult).toEqual({
    description: 'true marks its products as for adults, in feeds and for search engines.',
    type: 'boolean',
    default: false,
  });
});

test.each([
  ['shop.schema.json', settingsHelp],
  ['home.schema.json', homeHelp],
  ['guides.schema.json', guidesHelp],
] as const)('every help for %s stands at a setting', (name, help) => {
  const text = JSON.stringify(jsonSchemas()[name]);
  const shown = Object.values(help).filter((sentence) => text.split(JSON.stringify(sentence)).length === 2);
  expect(shown).toEqual(Object.values(help));
});
