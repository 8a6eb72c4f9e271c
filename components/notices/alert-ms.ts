/** How long an alert shows, in ms. */
export const alertMs = 2500;
