/**
 * A setting that cannot be used. `setting` is its path, such as `contact.offices[0].phone`; `value` is JSON.
 * @typedef {{ setting?: string, value?: string, problem: string }} SettingsFault
 */

/** @returns {SettingsFault} */
export function settingsFault(setting, value, problem) {
  return { setting, value: JSON.stringify(value), problem };
}

/**
 * `shop.json, tax.percent "5%": write a number, such as 12.50`
 * @param {string} file
 * @param {SettingsFault} fault
 */
export function settingsFaultLine(file, { setting, value, problem }) {
  const place = [setting, value].filter((part) => part !== undefined && part !== '').join(' ');
  return `${file}${place && `, ${place}`}: ${problem}`;
}

/**
 * `products.csv row 4, price "12,50": write digits with a point, such as 12.50`
 * @param {string} file
 * @param {import('./read-table.mjs').Fault} fault
 */
export function faultLine(file, { row, column, value, problem }) {
  const cell = [column, value && JSON.stringify(value)].filter(Boolean).join(' ');
  return `${file} row ${row}${cell && `, ${cell}`}: ${problem}`;
}

/** The lines of faults, and below them how many there are. */
export function faultList(lines) {
  return [...lines, counted(lines.length, 'fault')].join('\n');
}

/** "1 row", "2 rows" or "2 categories". */
export function counted(count, noun, plural = `${noun}s`) {
  return `${count} ${count === 1 ? noun : plural}`;
}
