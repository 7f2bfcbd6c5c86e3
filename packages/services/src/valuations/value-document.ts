import {
  extractValuation,
  type ValuationExtract,
} from '@valia/domain/valuations/extract-valuation.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';

export interface ValuedDocument {
  outcome: ValuationOutcome;
  extract: ValuationExtract;
}

/** The engine's result for a document, and the columns derived from it. */
export const valueDocument = (document: ValuationDocument): ValuedDocument => {
  const outcome = valueCompany(toValuationInputs(document));
  return { outcome, extract: extractValuation(document, outcome) };
};
