import { marketWeightsIterations } from '@valia/valuation/company/solve-circular-values.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { expect, it } from 'vitest';
import { solveCircularWeights } from './solve-circular-weights.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const weighed = writeField(workedExample, 'costOfCapital.weights', {
  basis: 'market',
  debt: 2_640_000,
  equity: 1_000_000,
});

it('the equity becomes the one that the DCF answers with, and the rounds are told', () => {
  const settled = solveCircularWeights(weighed);
  const outcome = valueCompany(settled);
  const { weights } = settled.costOfCapital;
  const equity = weights?.basis === 'market' ? (weights.equity ?? Number.NaN) : Number.NaN;
  const produced = outcome.result?.dcf?.equityValue.central ?? Number.NaN;
  expect(Math.abs(equity / produced - 1)).toBeLessThan(1e-6);
  expect(String(equity).replace('.', '').length).toBeLessThanOrEqual(8);
  expect(marketWeightsIterations(settled, outcome)).toBeGreaterThan(1);
});

it('a value typed since is told no rounds of, nor are other weights', () => {
  const typed = writeField(
    solveCircularWeights(weighed),
    'costOfCapital.weights.equity',
    5_000_000,
  );
  expect(marketWeightsIterations(typed, valueCompany(typed))).toBeNull();
  expect(marketWeightsIterations(workedExample, valueCompany(workedExample))).toBeNull();
});

it('where debt leaves nothing, the figure stays as it was', () => {
  const drowned = writeField(weighed, 'bridge.financialDebt', 1e9);
  expect(solveCircularWeights(drowned)).toBe(drowned);
});
