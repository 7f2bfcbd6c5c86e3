import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { solveMarketWeights } from '@valia/valuation/company/solve-circles.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const field = 'costOfCapital.weights';

/** As many digits as the field shows; what is cut off is far smaller than the difference that still counts as equal. */
const writtenDigits = 8;

/** With the equity that weights and value agree on; as it was where they agree on none. */
export const settleWeights = (document: ValuationDocument): ValuationDocument => {
  const solved = solveMarketWeights(document);
  if (solved === null) return document;
  const equity = Number(solved.value.toPrecision(writtenDigits));
  const settled = writeField(document, `${field}.equity`, equity);
  return writeField(settled, `${field}.rounds`, solved.rounds);
};
