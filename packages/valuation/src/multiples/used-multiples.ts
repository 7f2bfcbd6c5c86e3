import {
  furtherMultipleKinds,
  type MultipleKind,
  type MultiplesInputs,
} from '../valuation-inputs.ts';

/** Banks and insurers: debt is part of their operations, so their enterprise value is not meaningful. */
export const sectorWithoutEnterpriseMultiple = 'FIN';

/** The multiples whose weight is not 0; for a bank or an insurer, without the multiples of enterprise value. */
export const usedMultiples = ({
  evToEbitda,
  evToEbitdaWeight,
  further = {},
}: MultiplesInputs): MultipleKind[] => {
  const main = { ...evToEbitda, weight: evToEbitdaWeight };
  return (['evToEbitda', ...furtherMultipleKinds] as const).filter((kind) => {
    const multiple = kind === 'evToEbitda' ? main : further[kind];
    if (multiple === undefined || multiple.weight === 0) return false;
    const { origin } = multiple;
    const isBank = origin.kind === 'sector' && origin.sector === sectorWithoutEnterpriseMultiple;
    return kind === 'priceToEarnings' || !isBank;
  });
};
