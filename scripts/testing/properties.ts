import fc from 'fast-check';

const isVerify = process.env['IS_VERIFY'] === '1';

/** The parameters of a slow property: `npm test` tries it so many times, `npm run verify` a tenth as often. */
export function runs(count: number): { readonly numRuns: number } {
  return { numRuns: isVerify ? Math.ceil(count / 10) : count };
}

/** Any code point but surrogates. The unit `binary` of fast-check has the same, but takes 0.7 s to set up in each file. */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7_ff }), fc.integer({ min: 0xe0_00, max: 0x10_ff_ff }))
  .map((code) => String.fromCodePoint(code));
