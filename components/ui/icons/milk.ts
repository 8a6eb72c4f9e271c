// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const milkIcon =
  'M8 2h8M9 2v2.8A4 4 0 0 1 8.3 7l-.6 1a4 4 0 0 0-.7 2.2V20a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2v-9.8a4 4 0 0 0-.7-2.2l-.6-1a4 4 0 0 1-.7-2.2V2M7 15a7 7 0 0 1 5 0 7 7 0 0 0 5 0';
