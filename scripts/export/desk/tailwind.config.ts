import shop from '../../../tailwind.config';

/** The shop's theme, with a colour for warnings, which the accent of a shop may not look like; desk.css names the files. */
const config = {
  ...shop,
  content: [],
  theme: {
    ...shop.theme,
    extend: { ...shop.theme?.extend, colors: { alarm: { DEFAULT: '#9c2f17', wash: '#f7e4dc' } } },
  },
};

export default config;
