const config = { plugins: { '@tailwindcss/postcss': {}, autoprefixer: {} } };

export default config;
