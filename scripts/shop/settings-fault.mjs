/** @returns {import('./read-settings.mjs').SettingsFault} */
export function settingsFault(setting, value, problem) {
  return { setting, value: JSON.stringify(value), problem };
}
