import shop from '../../../next.config.mjs';

const { output, trailingSlash, experimental } = shop;

/** The least that the framework can be asked for, with the settings of the shop that weigh something. */
export default { output, trailingSlash, experimental, distDir: '../../../test-results/floor' };
