import * as v from 'valibot';

/** The settings that the tests compare with pages and feeds. */
export const testedSettings = v.object({
  name: v.string(),
  skuPrefix: v.string(),
  categories: v.array(v.object({ name: v.string(), adult: v.boolean() })),
  currency: v.object({ code: v.string(), symbol: v.string(), decimals: v.number() }),
  tax: v.optional(
    v.object({
      percent: v.number(),
      included: v.boolean(),
      label: v.string(),
      number: v.optional(v.string()),
      note: v.optional(v.string()),
    }),
  ),
  shipping: v.object({
    percent: v.optional(v.number()),
    price: v.optional(v.number()),
    freeFrom: v.optional(v.number()),
    collectFree: v.boolean(),
    days: v.string(),
  }),
  minimumOrder: v.optional(v.number()),
  payment: v.object({ methods: v.array(v.string()), cardPage: v.optional(v.string()) }),
  khqr: v.optional(v.string()),
  orderDesk: v.boolean(),
  sampleReviews: v.boolean(),
  jobs: v.array(v.unknown()),
  sampleOrders: v.array(v.unknown()),
  sampleAddresses: v.array(v.unknown()),
});
export type Settings = v.InferOutput<typeof testedSettings>;
