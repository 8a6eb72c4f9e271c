import { join } from 'node:path';
import { root } from '../run.mjs';
import { writeFormatted } from '../write-formatted.mjs';
import { jsonSchemas } from './json-schemas.mjs';

/** `npm run shop:schema`: writes the JSON Schemas that editors read. */
for (const [name, schema] of Object.entries(jsonSchemas()))
  await writeFormatted(join(root, 'scripts/shop', name), JSON.stringify(schema, null, 2));
