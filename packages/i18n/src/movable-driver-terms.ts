import { valuationTerms } from './valuation-terms.ts';

const { drivers, terminalInputs, multipleKinds, multiples, costOfCapitalNames, accountFigures } =
  valuationTerms;

/** What each driver that can be moved is called. */
export const movableDriverTerms = {
  ...drivers,
  weightedAverageCostOfCapital: costOfCapitalNames.short,
  terminalGrowth: terminalInputs.terminalGrowth,
  exitMultiple: terminalInputs.exitMultiple,
  ...multipleKinds,
  sizeStep: multiples.sizeStep,
  normalisedEbitda: accountFigures.normalisedEbitda,
};
