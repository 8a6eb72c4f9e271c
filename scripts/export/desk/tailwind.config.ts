import shop from '../../../tailwind.config';

/** The shop's theme; desk.css names the files. */
const config = { ...shop, content: [] };

export default config;
