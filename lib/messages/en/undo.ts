export const undoMessages = {
  removed: (count: number) => (count === 1 ? '1 item removed' : `${count} items removed`),
  undo: 'Undo',
} as const;
