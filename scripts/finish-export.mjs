import { join } from 'node:path';
import { finishExport } from './export/finish.mjs';
import { main, root } from './run.mjs';

await main(() => finishExport(join(root, 'out')));
