import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { ratingTables } from '../cost-of-capital/rating-spreads.ts';
import { figureId, formulaIds, type Figure, type Figures } from '../figure.ts';
import { formulaExpressionOf, formulaExpressions } from '../formulas/formula-expressions.ts';
import { formulaSymbols } from '../formulas/formula-symbols.ts';
import { workedExampleInputs } from '../reference/worked-example-inputs.ts';
import {
  inputsWithOneWildNumber,
  plausibleInputs,
  wildInputs,
} from '../testing/arbitrary-inputs.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { buildUpWith, plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { evaluateFormula } from '../testing/evaluate-formula.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valueCompany } from '../company/value-company.ts';
import type { SyntheticRatingInputs, ValuationInputs } from '../valuation-inputs.ts';

const operandsOf = (figure: Figure, figures: Figures): number[] =>
  figure.inputs.map((input) => Math.abs(figures[input.figure]?.value ?? Number.NaN));

/**
 * Whether a figure equals its formula. Rounding may differ relative to the largest operand, not to a small difference
 * of large operands.
 */
const isHonest = (figure: Figure, figures: Figures): boolean => {
  const scale = Math.max(Math.abs(figure.value), ...operandsOf(figure, figures));
  return Math.abs(evaluateFormula(figure, figures) - figure.value) <= 1e-9 * scale;
};

/** The number of steps from each figure to its furthest input; throws for a cycle or a missing input. */
const measureDepths = (figures: Figures): Map<string, number> => {
  const depths = new Map<string, number>();
  const open = new Set<string>();
  const depthOf = (id: string): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    const figure = figures[id];
    if (figure === undefined) throw new Error(`no figure ${id}`);
    if (open.has(id)) throw new Error(`cycle at ${id}`);
    open.add(id);
    const depth =
      figure.formula === 'input'
        ? 0
        : 1 + Math.max(...figure.inputs.map((input) => depthOf(input.figure)));
    depths.set(id, depth);
    return depth;
  };
  for (const id of Object.keys(figures)) depthOf(id);
  return depths;
};

const isSound = (id: string, figure: Figure): boolean => {
  const isLeaf = figure.formula === 'input';
  const leafLike = figure.inputs.length === 0 && figure.field !== undefined;
  const derivedLike = figure.inputs.length > 0 && figure.field === undefined;
  return figure.id === id && Number.isFinite(figure.value) && (isLeaf ? leafLike : derivedLike);
};

const expectSound = (figures: Figures): void => {
  expect([...measureDepths(figures).values()].every(Number.isInteger)).toBe(true);
  const unsound = Object.entries(figures).filter(([id, figure]) => !isSound(id, figure));
  expect(unsound).toEqual([]);
};

/** Valued by one multiple alone, on which its size adjustment is based. */
const valuedBy = (kind: 'priceToEarnings' | 'evToSales'): ValuationInputs => ({
  ...plainCompany,
  method: 'multiples',
  unit: 1000,
  multiples: {
    ...plainCompany.multiples,
    sizeStep: { mode: 'auto' },
    evToEbitdaWeight: 0,
    netIncome: 900,
    further: {
      [kind]: { low: 9, central: 10, high: 12, weight: 1, origin: { kind: 'own', note: '' } },
    },
  },
});

const ratedBy = (syntheticRating: SyntheticRatingInputs): ValuationInputs =>
  plainCompanyWith({
    costOfCapital: {
      mode: 'build-up',
      buildUp: buildUpWith({ unleveredBeta: 1, debtToEquity: 0.5 }),
      syntheticRating,
    },
  });

const shieldedAtTerminalRate = plainCompanyWith({
  costOfCapital: {
    mode: 'build-up',
    buildUp: buildUpWith({ unleveredBeta: 1, debtToEquity: 0.5, taxRate: null }),
  },
});

/** Cases that random inputs rarely produce. */
const seldom: [ValuationInputs][] = [
  [valuedBy('priceToEarnings')],
  [valuedBy('evToSales')],
  [shieldedAtTerminalRate],
  [ratedBy({ table: 'large', operatingProfit: -10, interestExpense: 0 })],
  ...ratingTables.flatMap((table): [ValuationInputs][] => {
    const rated = { table, operatingProfit: 100, interestExpense: 20 };
    return [[ratedBy(rated)], [ratedBy({ ...rated, interpolated: true })]];
  }),
];

describe('a trace is honest', () => {
  test('every figure of the worked example ends in inputs of the document, without cycles', () => {
    const { figures } = valueCompany(workedExampleInputs);
    expectSound(figures);
    expect(measureDepths(figures).get(figureId.equity('central'))).toBeGreaterThan(10);
  });

  test('every figure follows from its inputs by its formula, whatever the inputs', () => {
    const seen = new Set<string>(['input']);
    fc.assert(
      fc.property(fc.oneof(plausibleInputs, inputsWithOptions), (inputs) => {
        const { figures } = valueCompany(inputs);
        expectSound(figures);
        for (const { formula } of Object.values(figures)) seen.add(formula);
        expect(Object.values(figures).filter((figure) => !isHonest(figure, figures))).toEqual([]);
      }),
      { numRuns: propertyRuns(1_000, 50), examples: seldom },
    );
    // Checked only in the full run, because a few runs may not cover every formula.
    const wanted = inject('isFullRun') ? formulaIds : [];
    expect(wanted.filter((id) => !seen.has(id))).toEqual([]);
  });

  test('figures are finite and complete even for absurd inputs', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.oneof(wildInputs, inputsWithOneWildNumber), (inputs) => {
        expectSound(valueCompany(inputs).figures);
      }),
      { numRuns: propertyRuns(300, 40) },
    );
  });
});

test('a formula names in braces exactly operands that exist, and its figures only those', () => {
  const known = new Set<string>(formulaSymbols);
  for (const expression of Object.values(formulaExpressions)) {
    for (const [, symbol = ''] of expression.matchAll(/\{(\w+)\}/g))
      expect(known).toContain(symbol);
  }
  fc.assert(
    fc.property(inputsWithOptions, (inputs) => {
      const unnamed = Object.values(valueCompany(inputs).figures).filter(({ formula, inputs }) =>
        inputs.some(({ symbol }) => !formulaExpressionOf(formula).includes(`{${symbol}}`)),
      );
      expect(unnamed).toEqual([]);
    }),
    { numRuns: propertyRuns(30, 15) },
  );
});
