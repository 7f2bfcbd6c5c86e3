import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import { solveMarketWeights } from '@valia/valuation/solve-circles.ts';
import { writeField } from './write-field.ts';

const field = 'costOfCapital.weights';

/** As many as a person reads in the field; what is cut off is far below what still counts as agreeing. */
const writtenDigits = 8;

/** With the equity that weights and value agree on; as it was where they agree on none. */
export const settleWeights = (document: ValuationDocument): ValuationDocument => {
  const solved = solveMarketWeights(document);
  if (solved === null) return document;
  const equity = Number(solved.value.toPrecision(writtenDigits));
  const settled = writeField(document, `${field}.equity`, equity);
  return writeField(settled, `${field}.rounds`, solved.rounds);
};
