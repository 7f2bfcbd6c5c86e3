import type { ValuationMethod } from '@valia/valuation/valuation-inputs.ts';

/** All steps, in order. */
export const stepIds = [
  'company',
  'accounts',
  'normalisation',
  'projection',
  'cost-of-capital',
  'terminal-value',
  'multiples',
  'weights',
  'bridge',
  'result',
] as const;
export type StepId = (typeof stepIds)[number];

const neededBy: Partial<Record<StepId, readonly ValuationMethod[]>> = {
  projection: ['dcf', 'mixed'],
  'cost-of-capital': ['dcf', 'mixed'],
  'terminal-value': ['dcf', 'mixed'],
  multiples: ['multiples', 'mixed'],
  weights: ['mixed'],
};

/** The steps this method needs, in order. */
export const stepsOfMethod = (method: ValuationMethod): StepId[] =>
  stepIds.filter((step) => neededBy[step]?.includes(method) ?? true);

const owners: readonly (readonly [RegExp, StepId])[] = [
  [/^(company|client|valuationDate|currency|unit|type|method)\b/u, 'company'],
  [/^accounts\b/u, 'accounts'],
  [/^adjustments\b/u, 'normalisation'],
  [/^projection\b/u, 'projection'],
  [/^(costOfCapital|discounting)\b/u, 'cost-of-capital'],
  [/^range\.multipleBand\b/u, 'multiples'],
  [/^(terminal|range)\b/u, 'terminal-value'],
  [/^multiples\b/u, 'multiples'],
  [/^(weights|mixedOverAvailable|reconciliation)\b/u, 'weights'],
  [
    /^(bridge|balanceDate|deductsCashShortfall|leases|discounts|shares|netAssets|debtItems)\b/u,
    'bridge',
  ],
];

/** The step in which a field is edited; `sources.<field>` belongs to its field's step. */
export const stepOfField = (path: string): StepId => {
  const field = path.replace(/^sources\./u, '');
  return owners.find(([pattern]) => pattern.test(field))?.[1] ?? 'result';
};
