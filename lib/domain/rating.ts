const starCount = 5;

export function filledStars(rate: number): number {
  return Math.min(starCount, Math.max(0, Math.round(rate)));
}

/** A made-up count from 0 to 100, stable for each product. */
export function reviewCount(id: number): number {
  // One round of a 32-bit integer hash, with its usual constants, so that neighbouring ids differ.
  const mixed = Math.imul((id + 0x9e3779b9) ^ ((id + 0x9e3779b9) >>> 16), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 101;
}
