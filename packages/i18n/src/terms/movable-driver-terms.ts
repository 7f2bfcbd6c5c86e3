import type { MessageDescriptor } from '@lingui/core';
import { valuationTerms } from './valuation-terms.ts';

const {
  drivers,
  projectionLines,
  terminalInputs,
  multipleKinds,
  multiples,
  costOfCapitalNames,
  accountFigures,
} = valuationTerms;

/** The name of each driver that can be changed. */
export const movableDriverTerms = {
  ...drivers,
  weightedAverageCostOfCapital: costOfCapitalNames.short,
  terminalGrowth: terminalInputs.terminalGrowth,
  exitMultiple: terminalInputs.exitMultiple,
  ...multipleKinds,
  sizeStep: multiples.sizeStep,
  normalisedEbitda: accountFigures.normalisedEbitda,
};

/** The same for a valuation, whose margin may be an EBIT margin. */
export const driverTerm = (
  driver: keyof typeof movableDriverTerms,
  { ebitMargin }: { ebitMargin?: unknown },
): MessageDescriptor =>
  driver === 'ebitdaMargin' && ebitMargin !== undefined
    ? projectionLines.ebitMargin
    : movableDriverTerms[driver];
