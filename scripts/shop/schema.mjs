import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../run.mjs';
import { jsonSchemas } from './json-schemas.mjs';

/** `npm run shop:schema`: writes the JSON Schemas that editors read. */
for (const [name, schema] of Object.entries(jsonSchemas())) {
  const file = join(root, 'scripts/shop', name);
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(JSON.stringify(schema, null, 2), options));
}
