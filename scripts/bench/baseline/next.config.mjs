import config from '../../../next.config.mjs';

const { output, trailingSlash, experimental } = await config();

/** Minimal Next.js config, with the shop's settings that affect weight. */
export default { output, trailingSlash, experimental, distDir: '../../../test-results/baseline' };
