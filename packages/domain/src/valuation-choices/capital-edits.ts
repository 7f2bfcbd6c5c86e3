import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { baseYear } from '../valuation-years/account-years.ts';
import { writeField } from '../valuation-fields/write-field.ts';

type CostOfCapital = ValuationDocument['costOfCapital'];

/** How the rate is determined: typed in, built up, or one for every year. */
export type CapitalMode = CostOfCapital['mode'] | 'path';

export const capitalModes = [
  'build-up',
  'direct',
  'path',
] as const satisfies readonly CapitalMode[];

export const capitalMode = ({ costOfCapital }: ValuationDocument): CapitalMode =>
  costOfCapital.path === undefined ? costOfCapital.mode : 'path';

/** Rates by year start with the rate in use so far. */
export const chooseCapitalMode = (
  document: ValuationDocument,
  mode: CapitalMode,
  rateSoFar: number | null,
): ValuationDocument => {
  if (mode === capitalMode(document)) return document;
  if (mode === 'path') {
    const path = { kind: 'constant', value: rateSoFar };
    return writeField(document, 'costOfCapital.path', { path, overrides: [] });
  }
  return writeField(
    writeField(document, 'costOfCapital.path', undefined),
    'costOfCapital.mode',
    mode,
  );
};

export type WeightsBasis = 'debt-to-equity' | NonNullable<CostOfCapital['weights']>['basis'];

export const weightsBasis = ({ costOfCapital }: ValuationDocument): WeightsBasis =>
  costOfCapital.weights?.basis ?? 'debt-to-equity';

const hundredth = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Switches the way of weighing debt and equity; a target starts with the share that D/E gives. */
export const chooseWeightsBasis = (
  document: ValuationDocument,
  basis: WeightsBasis,
): ValuationDocument => {
  const field = 'costOfCapital.weights';
  if (basis === weightsBasis(document)) return document;
  if (basis === 'debt-to-equity') return writeField(document, field, undefined);
  if (basis === 'market') {
    return writeField(document, field, {
      basis,
      debt: document.bridge.financialDebt,
      equity: null,
    });
  }
  const { debtToEquity } = document.costOfCapital.buildUp;
  const debtToValue = debtToEquity === null ? null : hundredth(debtToEquity / (1 + debtToEquity));
  return writeField(document, field, { basis, debtToValue });
};

/** Derives the spread from a synthetic rating, starting with the base year's accounts; `false` restores a typed one. */
export const chooseSyntheticRating = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  chosen: boolean,
): ValuationDocument => {
  const field = 'costOfCapital.syntheticRating';
  if (!chosen) return writeField(document, field, undefined);
  const ebit = outcome.figures[figureId.account(baseYear(document), 'normalisedEbit')];
  return writeField(document, field, {
    table: 'smaller',
    operatingProfit: ebit?.value ?? null,
    interestExpense: document.accounts.years.at(-1)?.ratioLines?.interestExpense ?? null,
  });
};
