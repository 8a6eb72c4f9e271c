/** The least that the framework can be asked for, with the settings of the shop that weigh something. */
export default { output: 'export', trailingSlash: false, distDir: '../../../test-results/floor' };
