/** In the order in which they are taken. */
export const discountNames = ['lackOfControl', 'lackOfMarketability'] as const;
export type DiscountName = (typeof discountNames)[number];

export const discountedMethods = ['dcf', 'multiples'] as const;
export type DiscountedMethod = (typeof discountedMethods)[number];
