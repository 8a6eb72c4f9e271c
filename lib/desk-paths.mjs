// Apart from exported-paths.mjs, which every shop ships: only some shops have an order desk.

export const orderDesk = '/OrderDesk';
export const deskWorkerFile = '/desk-sw.js';
