import shop from '../../../next.config.mjs';

const { output, trailingSlash, experimental } = shop;

/** Minimal Next.js config, with the shop's settings that affect weight. */
export default { output, trailingSlash, experimental, distDir: '../../../test-results/baseline' };
