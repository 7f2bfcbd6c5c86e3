import { writeField } from '../valuation-fields/write-field.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

export const maxNetAssetAdjustments = 30;

const field = 'netAssets';
/** Spain's general rate, which the seller of an asset pays whatever the company's size. */
const generalTaxRate = 0.25;

/** Adds the view by adjusted net assets, starting with the base year's equity; `false` removes it. */
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
  netAssets !== undefined && netAssets.adjustments.length < maxNetAssetAdjustments;

/** Adds a revaluation, empty and taxed as a gain; `id` is a new UUID. */
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
