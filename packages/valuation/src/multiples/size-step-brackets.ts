const middleFromEuros = 5_000_000;
const middleToEuros = 15_000_000;

/** Size and illiquidity steps by enterprise value in whole currency units, most prudent first; a start, adjustable. */
export const sizeStepBrackets = [
  { step: -0.5, fromEuros: Number.NEGATIVE_INFINITY, toEuros: middleFromEuros },
  { step: -0.35, fromEuros: middleFromEuros, toEuros: middleToEuros },
  { step: -0.2, fromEuros: middleToEuros, toEuros: Number.POSITIVE_INFINITY },
] as const;

/** The step of the bracket that an enterprise value falls in; both bounds belong to the middle one. */
export const sizeStepOfEnterpriseValue = (enterpriseValueEuros: number): number => {
  const [small, middle, large] = sizeStepBrackets;
  if (enterpriseValueEuros < middleFromEuros) return small.step;
  return enterpriseValueEuros <= middleToEuros ? middle.step : large.step;
};
