/** Says, a line each, which pictures are not up to date. Renders nothing; the unit tests run it. */
import { faults } from './steps/status.mjs';

for (const fault of await faults()) console.log(fault);
