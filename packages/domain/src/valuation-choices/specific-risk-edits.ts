import { specificRiskFactors } from '@valia/valuation/cost-of-capital/specific-risk-factors.ts';
import { isAssumption } from '../valuations/product-sources.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { withoutSourceOf } from '../valuation-fields/source-notes.ts';

const field = 'costOfCapital.specificRisk';
const premiumField = 'costOfCapital.buildUp.specificRiskPremium';

/**
 * Derives the specific premium from factors, which still have to be scored; `false` removes them. A premium assumed by
 * the product is replaced by their proposal; a typed one remains.
 */
export const chooseSpecificRisk = (
  document: ValuationDocument,
  chosen: boolean,
): ValuationDocument => {
  if (chosen === (document.costOfCapital.specificRisk !== undefined)) return document;
  if (!chosen) return writeField(document, field, undefined);
  const blank = specificRiskFactors.map((factor) => [factor, { score: null, reason: '' }] as const);
  const scored = writeField(document, field, Object.fromEntries(blank));
  return isAssumption(document.sources[premiumField]) ? proposeSpecificPremium(scored) : scored;
};

/** Replaces the typed premium by the one that the factors propose. */
export const proposeSpecificPremium = (document: ValuationDocument): ValuationDocument =>
  withoutSourceOf(writeField(document, premiumField, null), premiumField);
