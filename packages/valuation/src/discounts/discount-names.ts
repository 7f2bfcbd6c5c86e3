/** The discounts in the order in which they are applied. */
export const discountNames = ['lackOfControl', 'lackOfMarketability'] as const;
export type DiscountName = (typeof discountNames)[number];

export const discountedMethods = ['dcf', 'multiples'] as const;
export type DiscountedMethod = (typeof discountedMethods)[number];
