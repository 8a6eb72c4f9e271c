export const copyMessages = {
  copied: 'Copied',
  /** Shows if copying fails, when the text is selected. */
  byHand: "Your browser doesn't let us copy. The text is selected, so you can copy it yourself.",
} as const;
