// Written by studio/ui-icons.mjs: icon of lucide (ISC) on a 24-unit grid, to stroke.
export const utensilsIcon =
  'M3 2v7q.2 1.8 2 2h4a2 2 0 0 0 2-2V2M7 2v20m14-7V2a5 5 0 0 0-5 5v6q.2 1.8 2 2zm0 0v7';
