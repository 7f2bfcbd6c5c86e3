import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { solveMarketWeights } from '@valia/valuation/company/solve-circular-values.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const field = 'costOfCapital.weights';

/** The number of digits that the field shows; the truncated part is far smaller than the tolerance for equality. */
const writtenDigits = 8;

/** The document with the equity on which weights and value agree; unchanged when there is none. */
export const solveCircularWeights = (document: ValuationDocument): ValuationDocument => {
  const solved = solveMarketWeights(document);
  if (solved === null) return document;
  const equity = Number(solved.value.toPrecision(writtenDigits));
  const settled = writeField(document, `${field}.equity`, equity);
  return writeField(settled, `${field}.rounds`, solved.rounds);
};
