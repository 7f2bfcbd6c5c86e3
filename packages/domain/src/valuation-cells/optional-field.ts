/** Options that are one figure: written they are chosen, emptied they are not there any more. */
const optionalField =
  /^(?:balanceDate|adjustments\.\d+\.support|terminal\.(?:returnOnCapital|ebitMargin|taxRate)|multiples\.comparables\.\d+\.type|costOfCapital\.(?:cashToFirmValue|syntheticRating\.leaseInterest))$/u;

export const isOptionalField = (path: string): boolean => optionalField.test(path);
