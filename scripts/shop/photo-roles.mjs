/** What a photo shows, in the order in which the cells of a table name photos without a role. */
const rolesInOrder = ['front', 'close', 'served', 'size'];
/** Of any view that no other role describes. */
const otherRole = 'other';
const roles = [...rolesInOrder, otherRole];

/** Captures the role and the rest, such as `served` and `tea-in-a-cup.jpg`. A drive such as `C:` and a scheme are no roles. */
const withRole = /^(\p{L}{2,}):(?!\/\/)\s*(.*)$/su;

/**
 * Reads the name of a photo, with a role before a colon if its place in the cell does not give the right one.
 * @param {string} value such as `tea.jpg` or `served: tea-in-a-cup.jpg`
 * @returns {{ name: string, role?: string, problem?: undefined } | { problem: string, name?: undefined }}
 */
export function readRole(value) {
  const [, role, name] = withRole.exec(value) ?? [];
  if (role === undefined) return { name: value };
  if (!roles.includes(role.toLowerCase()))
    return { problem: `no photo has the role ${role}; write one of ${roles.join(', ')} before the colon` };
  return name === '' ? { problem: 'the name of the photo is missing' } : { role: role.toLowerCase(), name };
}

/** The role of the photo at an index of a cell. */
export function roleAt(index, value) {
  return readRole(value).role ?? rolesInOrder[index] ?? otherRole;
}
