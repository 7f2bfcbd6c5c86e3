import { specificRiskFactors } from '@valia/valuation/cost-of-capital/specific-risk-factors.ts';
import { isAssumption } from '../valuations/product-sources.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { withoutSourceOf } from '../valuation-fields/source-notes.ts';

const field = 'costOfCapital.specificRisk';
const premiumField = 'costOfCapital.buildUp.specificRiskPremium';

/**
 * The specific premium from scored factors, all still to be scored; `false` takes them away. A premium that the
 * product assumed gives way to what they propose; one that somebody typed stays.
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

/** Gives up the typed premium for the one that the factors propose. */
export const proposeSpecificPremium = (document: ValuationDocument): ValuationDocument =>
  withoutSourceOf(writeField(document, premiumField, null), premiumField);
