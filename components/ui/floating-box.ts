/** What floats above the page: at the thumb, on wide screens at the end of the window, below the header. */
export const floatingBox =
  'page fixed inset-x-0 z-40 grid max-w-form gap-2 sm:me-0 lg:max-w-108 print:hidden';
export const floatingEdge = 'bottom-24 lg:top-24 lg:bottom-auto';
