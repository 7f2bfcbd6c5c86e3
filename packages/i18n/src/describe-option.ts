import type { MessageDescriptor } from '@lingui/core';
import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { Description } from './describe-field.ts';
import { fieldTerms } from './field-terms.ts';
import { valuationTerms } from './valuation-terms.ts';

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
  'multiples.netIncome': valuationTerms.multipleInputs.netIncome,
  'multiples.comparables': valuationTerms.multipleInputs.comparables,
  'multiples.further': valuationTerms.multipleInputs.further,
  'shares.options': valuationTerms.shareInputs.options,
  shares: valuationTerms.shareInputs.number,
  mixedOverAvailable: valuationTerms.weights.mixedOverAvailable,
};

/** Terms by the last key of a path that begins so. */
const byLastKey: readonly (readonly [string, Terms])[] = [
  ['costOfCapital.weights', valuationTerms.costOfCapitalOptions],
  ['costOfCapital.syntheticRating', valuationTerms.costOfCapitalOptions],
  ['costOfCapital.cashToFirmValue', valuationTerms.costOfCapitalOptions],
  ['discounts.', valuationTerms.discountInputs],
  ['shares.options.', valuationTerms.shareOptionInputs],
  ['shares.', valuationTerms.shareInputs],
];

const named = (
  term: MessageDescriptor | undefined,
  detail: Description['detail'] | undefined = null,
  year: number | null | undefined = null,
): Description => ({ term: term ?? fieldTerms.field, year: year ?? null, detail: detail ?? null });

/** A year of the rates: `costOfCapital.path.years.2027`, or where the path or a manual value keeps it. */
const describeYearlyRate = (keys: readonly string[], document: ValuationDocument): Description => {
  const [, , part, which, position] = keys;
  const base = document.accounts.years.at(-1)?.year ?? 0;
  const term = valuationTerms.costOfCapitalOptions.path;
  if (part === 'years') return named(term, null, Number(which));
  if (part === 'overrides') {
    const { path } = document.costOfCapital;
    return named(term, null, path?.overrides[Number(which)]?.year);
  }
  const isYear = which === 'values' && position !== undefined;
  return named(term, pathParts[which ?? ''], isYear ? base + 1 + Number(position) : null);
};

const describeMultiple = (keys: readonly string[], document: ValuationDocument): Description => {
  const [, second = '', third = '', fourth = ''] = keys;
  if (second === 'comparables') {
    const name = document.multiples.comparables?.[Number(third)]?.name;
    return named(kinds[fourth] ?? comparableFields[fourth], name);
  }
  if (fourth === 'weight') return named(valuationTerms.multipleFigures.weight, kinds[third]);
  if (fourth === 'origin') return named(fieldTerms.multipleOrigin, kinds[third]);
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
  if (/^multiples\.(?:comparables|further)\./u.test(field)) return describeMultiple(keys, document);
  if (/^costOfCapital\.path\b/u.test(field)) return describeYearlyRate(keys, document);
  const terms = byLastKey.find(([start]) => field.startsWith(start))?.[1];
  return terms === undefined ? null : named(terms[keys.at(-1) ?? '']);
};
