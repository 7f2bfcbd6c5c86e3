import {
  furtherMultipleKinds,
  type MultipleKind,
  type MultiplesInputs,
} from '../valuation-inputs.ts';

/** Banks and insurers: their debt is raw material, so that enterprise value means nothing. */
export const sectorWithoutEnterpriseMultiple = 'FIN';

/** The multiples whose share is not 0; of a bank or an insurer, without those of enterprise value. */
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
