// This file is JavaScript because Node imports it in scripts/shop, without TypeScript.

/**
 * The url part of a plain name: blanks become underscores. A name that needs more than this has a slug beside it, so
 * that no page loads the whole rule.
 * @param {string} name
 * @returns {string}
 */
export function underscored(name) {
  return name.replaceAll(' ', '_');
}

/**
 * What urls spell in more than one way, or some file system refuses, together with the blanks around it. A dot between
 * digits is allowed.
 */
const unsafe = /[ _]*(?:(?:[/\\?#%:"*<>|^`[\]{}\p{Cc}]|(?<!\p{Nd})\.|\.(?!\p{Nd}))[ _]*)+/gu;
/** Formatting characters, lone surrogates, and the signs that only vary the one before. */
const invisible = /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The url part of any name: what no url or file name can hold becomes an underscore, as blanks do; invisible characters
 * go. Empty if nothing is left.
 * @param {string} name
 * @returns {string}
 */
export function slugOf(name) {
  const visible = name.replace(/\p{Zs}/gu, ' ').replace(invisible, '');
  return underscored(visible.replace(unsafe, ' ')).replace(/^_+|_+$/g, '');
}

/**
 * A form of a text to compare it by: texts that a host or a reader may take for one have the same. Case, width, normal
 * form and number of blanks do not count.
 * @param {string} text
 * @returns {string}
 */
export function comparable(text) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(invisible, '')
    .replace(/[\s_+]+/g, '_');
}
