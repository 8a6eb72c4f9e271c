import { toJsonSchema } from '@valibot/to-json-schema';
import { guidesSchema } from './guides-schema.mjs';
import { homeSchema } from './home-schema.mjs';
import { guidesHelp, homeHelp, settingsHelp } from './settings-help.mjs';
import { settingsSchema } from './settings-schema.mjs';

/** The JSON Schemas for editors, by the name of their file in this folder. */
export function jsonSchemas() {
  return {
    'shop.schema.json': schemaOf(settingsSchema, 'Settings of a shop', settingsHelp),
    'home.schema.json': schemaOf(homeSchema, 'The home page of a shop', homeHelp),
    'guides.schema.json': schemaOf(guidesSchema, 'Guides to products', guidesHelp),
  };
}

function schemaOf(schema, title, help) {
  // What JSON Schema cannot say, such as a colour by name, is left to shop:check.
  const { $schema, ...described } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return { $schema, title, ...withHelp(described, help) };
}

/** The schema with a description at each setting that the help names; a list has the paths of its items. */
function withHelp(schema, help, path = '') {
  const { properties, items, anyOf, ...rest } = schema;
  const helpInside = Object.fromEntries(Object.entries(help).filter(([key]) => key !== path));
  const at = (name) => (path === '' ? name : `${path}.${name}`);
  return {
    ...(help[path] && { description: help[path] }),
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, withHelp(inner, help, at(name))]),
      ),
    }),
    ...(items && { items: withHelp(items, helpInside, path) }),
    ...(anyOf && { anyOf: anyOf.map((inner) => withHelp(inner, helpInside, path)) }),
  };
}
