import type { MessageDescriptor } from '@lingui/core';
import { itemName } from '@valia/domain/valuations/document/item-name.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Description } from './description.ts';
import { fieldTerms } from './field-terms.ts';
import { debtItemKindTerms, debtItemTerms } from '../terms/debt-item-terms.ts';
import { netAssetTerms } from '../terms/net-asset-terms.ts';
import { specificRiskTerms } from '../terms/specific-risk-terms.ts';
import { valuationTerms } from '../terms/valuation-terms.ts';

type Terms = Readonly<Record<string, MessageDescriptor>>;

const kinds: Terms = valuationTerms.multipleKinds;
const points: Terms = valuationTerms.multiplePoints;
const pathParts: Terms = valuationTerms.driverPathParts;
const comparableFields: Terms = valuationTerms.comparableFields;

const simple: Terms = {
  'discounts.lackOfMarketability': valuationTerms.discounts.lackOfMarketability,
  'discounts.lackOfMarketability.rate': valuationTerms.discounts.lackOfMarketability,
  'discounts.lackOfControl': valuationTerms.discounts.lackOfControl,
  'discounts.lackOfControl.rate': valuationTerms.discounts.lackOfControl,
  'discounts.lackOfMarketability.model': fieldTerms.marketabilityModel,
  'discounts.lackOfControl.model': fieldTerms.controlModel,
  'costOfCapital.weights.basis': valuationTerms.costOfCapitalOptions.weights,
  'costOfCapital.syntheticRating.table': fieldTerms.ratingTable,
  'multiples.netIncome': valuationTerms.multipleInputs.netIncome,
  'multiples.comparables': valuationTerms.multipleInputs.comparables,
  'multiples.sizeStepNodes': fieldTerms.sizeStepNodes,
  'multiples.sizeStepNodes.lowerValue': fieldTerms.sizeStepLowerValue,
  'multiples.sizeStepNodes.lowerStep': fieldTerms.sizeStepLowerStep,
  'multiples.sizeStepNodes.upperValue': fieldTerms.sizeStepUpperValue,
  'multiples.sizeStepNodes.upperStep': fieldTerms.sizeStepUpperStep,
  'multiples.reason': fieldTerms.multipleReason,
  'multiples.reasonSource': fieldTerms.multipleReasonSource,
  'multiples.declinedEdition': fieldTerms.declinedEdition,
  'multiples.sizeStep.basis': fieldTerms.sizeStepMode,
  'multiples.further': valuationTerms.multipleInputs.further,
  'shares.options': valuationTerms.shareInputs.options,
  shares: valuationTerms.shareInputs.number,
  leases: valuationTerms.leaseInputs.schedule,
  'leases.schedule.basis': valuationTerms.leaseInputs.schedule,
  mixedOverAvailable: valuationTerms.weights.mixedOverAvailable,
  deductsCashShortfall: valuationTerms.deductsCashShortfall,
};

/** Terms by the last key of a path with this prefix. */
const byLastKey: readonly (readonly [string, Terms])[] = [
  ['costOfCapital.weights', valuationTerms.costOfCapitalOptions],
  ['costOfCapital.syntheticRating', valuationTerms.costOfCapitalOptions],
  ['costOfCapital.cashToFirmValue', valuationTerms.costOfCapitalOptions],
  ['leases.', valuationTerms.leaseInputs],
  ['discounts.', valuationTerms.discountInputs],
  ['shares.options.', valuationTerms.shareOptionInputs],
  ['shares.', valuationTerms.shareInputs],
];

/** `debtItems.0.amount`, described by its kind of debt. */
const describeDebtItem = (keys: readonly string[], document: ValuationDocument): Description => {
  const [, place, field] = keys;
  if (place === undefined) return named(debtItemTerms.total);
  const kind = document.debtItems?.[Number(place)]?.kind;
  const term = kind === undefined ? debtItemTerms.item : debtItemKindTerms[kind];
  if (field === 'reason') return { ...named(term), part: fieldTerms.reasonOf };
  const item = String(Number(place) + 1);
  return field === 'kind' ? { ...named(debtItemTerms.kind), item } : named(term);
};

const ofNetAssets: Terms = netAssetTerms;

/** The view by net assets, or one of its revaluations: `netAssets.adjustments.0.amount`. */
const describeNetAssets = (keys: readonly string[], document: ValuationDocument): Description => {
  const [, part = 'netAssets', place, field = ''] = keys;
  if (place === undefined) return named(ofNetAssets[part] ?? netAssetTerms.adjustment);
  const item = itemName(`netAssets.adjustments.${place}`, document) ?? String(Number(place) + 1);
  if (field === '') return named(netAssetTerms.adjustment, item);
  return { ...named(ofNetAssets[field]), item };
};

const discountTerms: Terms = valuationTerms.discounts;
const methodTerms: Terms = valuationTerms.methodNames;

/** Whether a discount applies to a method: `discounts.byMethod.dcf.lackOfControl`. */
const describeBorne = ([, , method = '', discount = '']: readonly string[]): Description =>
  named(discountTerms[discount] ?? fieldTerms.discountsByMethod, methodTerms[method]);

const riskFactors: Terms = specificRiskTerms.factors;

const describeRiskFactor = ([, , factor = '', part]: readonly string[]): Description => ({
  ...named(riskFactors[factor] ?? fieldTerms.specificRisk),
  ...(part === 'reason' ? { part: fieldTerms.reasonOf } : {}),
});

/** The terms for the parts of a multiple's origin. */
const originTerms: Terms = {
  type: fieldTerms.multipleType,
  note: fieldTerms.multipleNote,
  sector: fieldTerms.multipleSector,
  region: fieldTerms.multipleRegion,
  date: fieldTerms.multipleDate,
  firms: fieldTerms.multipleFirms,
  source: fieldTerms.multipleSource,
  evidence: fieldTerms.multipleEvidence,
};

const named = (
  term: MessageDescriptor | undefined,
  detail: Description['detail'] | undefined = null,
  year: number | null | undefined = null,
): Description => ({ term: term ?? fieldTerms.field, year: year ?? null, detail: detail ?? null });

/** One year of the rates: `costOfCapital.path.years.2027`, or its place in the path or in the manual values. */
const describeYearlyRate = (keys: readonly string[], document: ValuationDocument): Description => {
  const [, , part, which, position] = keys;
  const base = document.accounts.years.at(-1)?.year ?? 0;
  const term = valuationTerms.costOfCapitalOptions.path;
  const reason = keys.at(-1) === 'reason' ? { part: fieldTerms.reasonOf } : {};
  if (part === 'years') return { ...named(term, null, Number(which)), ...reason };
  if (part === 'overrides') {
    const { path } = document.costOfCapital;
    return { ...named(term, null, path?.overrides[Number(which)]?.year), ...reason };
  }
  if (which === 'kind') return { ...named(term), part: fieldTerms.pathKindOf };
  const isYear = which === 'values' && position !== undefined;
  return named(term, pathParts[which ?? ''], isYear ? base + 1 + Number(position) : null);
};

/** The rent of a year after the base year: `leases.schedule.commitments.0`. */
const describeCommitment = (keys: readonly string[], document: ValuationDocument): Description => {
  const base = document.accounts.years.at(-1)?.year ?? 0;
  return named(valuationTerms.leaseInputs.commitments, null, base + 1 + Number(keys[3]));
};

const describeComparable = (keys: readonly string[], document: ValuationDocument): Description => {
  const [, , place = '', field = ''] = keys;
  const described = named(kinds[field] ?? comparableFields[field]);
  if (document.multiples.comparables?.[Number(place)] === undefined) return described;
  const item = itemName(`multiples.comparables.${place}`, document) ?? String(Number(place) + 1);
  if (field === '') return named(fieldTerms.comparable, item);
  return { ...described, item };
};

const describeMultiple = (keys: readonly string[]): Description => {
  const [, , third = '', fourth = '', fifth = ''] = keys;
  if (fourth === 'weight') return named(valuationTerms.multipleFigures.weight, kinds[third]);
  if (fourth === 'origin')
    return named(originTerms[fifth] ?? fieldTerms.multipleOrigin, kinds[third]);
  return named(kinds[third], points[fourth]);
};

/** The name of a field that belongs to an option of the valuation; null for any other field. */
export const describeOption = (field: string, document: ValuationDocument): Description | null => {
  const known = simple[field];
  if (known !== undefined) return named(known);
  const keys = field.split('.');
  if (field === 'multiples.evToEbitdaWeight') {
    return named(valuationTerms.multipleFigures.weight, valuationTerms.multipleKinds.evToEbitda);
  }
  if (field.startsWith('leases.schedule.commitments.')) return describeCommitment(keys, document);
  if (field.startsWith('leases.schedule.year.')) return named(valuationTerms.leaseInputs.year);
  if (/^multiples\.deals\b/u.test(field)) return named(fieldTerms.dealMultiples);
  if (field.startsWith('multiples.comparables.')) return describeComparable(keys, document);
  if (field.startsWith('multiples.further.')) return describeMultiple(keys);
  if (field.startsWith('multiples.evToEbitda.origin'))
    return describeMultiple(['multiples', 'further', ...keys.slice(1)]);
  if (/^costOfCapital\.path\b/u.test(field)) return describeYearlyRate(keys, document);
  if (/^debtItems\b/u.test(field)) return describeDebtItem(keys, document);
  if (/^netAssets\b/u.test(field)) return describeNetAssets(keys, document);
  if (field.startsWith('discounts.byMethod')) return describeBorne(keys);
  if (field.startsWith('costOfCapital.specificRisk')) return describeRiskFactor(keys);
  const terms = byLastKey.find(([start]) => field.startsWith(start))?.[1];
  return terms === undefined ? null : named(terms[keys.at(-1) ?? '']);
};
