import { writeField } from '../valuation-fields/write-field.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

export const mostNetAssetAdjustments = 30;

const field = 'netAssets';
/** Spain's general rate: who sells an asset pays it, whatever the company's size. */
const generalTaxRate = 0.25;

/** The view by adjusted net assets, begun from the base year's equity; `false` takes it away. */
export const chooseNetAssets = (
  document: ValuationDocument,
  chosen: boolean,
): ValuationDocument => {
  if (chosen === (document.netAssets !== undefined)) return document;
  if (!chosen) return writeField(document, field, undefined);
  return writeField(document, field, {
    bookEquity: document.accounts.years.at(-1)?.ratioLines?.equity ?? null,
    adjustments: [],
    latentTaxRate: document.terminal.taxRate ?? generalTaxRate,
  });
};

export const canAddNetAssetAdjustment = ({ netAssets }: ValuationDocument): boolean =>
  netAssets !== undefined && netAssets.adjustments.length < mostNetAssetAdjustments;

/** One more revaluation, empty and taxed as a gain; `id` is a fresh UUID. */
export const addNetAssetAdjustment = (
  document: ValuationDocument,
  id: string,
): ValuationDocument => {
  const { netAssets } = document;
  if (netAssets === undefined || !canAddNetAssetAdjustment(document)) return document;
  const added = { id, label: '', reason: '', amount: null, taxed: true };
  return writeField(document, `${field}.adjustments`, [...netAssets.adjustments, added]);
};

export const removeNetAssetAdjustment = (
  document: ValuationDocument,
  id: string,
): ValuationDocument => {
  const { netAssets } = document;
  if (netAssets === undefined) return document;
  const kept = netAssets.adjustments.filter((adjustment) => adjustment.id !== id);
  return writeField(document, `${field}.adjustments`, kept);
};
