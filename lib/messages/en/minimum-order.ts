/** A module of its own, so that it ships only in a shop that has a minimum order. */
export const minimumOrderMessages = {
  minimum: (amount: string) => `Minimum order ${amount}`,
  gap: (amount: string, minimum: string) =>
    `You need ${amount} more to order: the minimum order is ${minimum}.`,
} as const;
