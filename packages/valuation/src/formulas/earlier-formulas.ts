/**
 * Formulas of earlier engine versions, which only stored snapshots contain. Never removed, so that those snapshots
 * remain readable.
 */
export const earlierFormulaExpressions = {
  'size-step-by-enterprise-value': 'step({ebitda} × {multiple} × {unit})',
  'size-step-by-multiple': 'step({amount} × {multiple} × {unit})',
  'size-step-by-earnings': 'step({amount} × {multiple} × {unit}; −{bridgeTotal} × {unit})',
  'synthetic-spread': 'spread({interestCoverage})',
} as const satisfies Readonly<Record<string, string>>;

export type EarlierFormulaId = keyof typeof earlierFormulaExpressions;

const multiples = 'Damodaran, 01/2026; Argos; Dealsuite';

export const earlierFormulaSources: Readonly<Record<EarlierFormulaId, string>> = {
  'size-step-by-enterprise-value': multiples,
  'size-step-by-multiple': multiples,
  'size-step-by-earnings': multiples,
  'synthetic-spread': 'Damodaran, wacccalc.xls; ratings, 01/2026',
};
