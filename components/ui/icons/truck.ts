// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const truckIcon =
  'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2m10 0H9m10 0h2a1 1 0 0 0 1-1v-3.6l-.2-.7-3.5-4.3a1 1 0 0 0-.8-.4H14m3 8a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM7 16a2 2 0 1 0 0 4 2 2 0 1 0 0-4z';
