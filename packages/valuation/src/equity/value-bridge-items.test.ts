import { describe, expect, test } from 'vitest';
import { waterfall } from '../analyses/waterfall.ts';
import { valueCompany } from '../company/value-company.ts';
import { expectFigures } from '../testing/expect-figures.ts';
import { plainCompany } from '../testing/plain-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { DebtItem, DebtItemKind } from './debt-items.ts';

const item = (kind: DebtItemKind, amount: number | null): DebtItem => ({
  id: `${kind} ${String(amount)}`,
  kind,
  amount,
  reason: '',
});
const withItems = (...debtItems: DebtItem[]): ValuationInputs => ({ ...plainCompany, debtItems });

// The plain company: enterprise value 1,284.375, net debt 250.
describe('items of debt', () => {
  test('are added to the net debt one by one; a negative one is taken off', () => {
    expect.hasAssertions();
    const items = [item('dividends', 120), item('working-capital-peg', -20), item('other', null)];
    expectFigures(withItems(...items), {
      'bridge.netFinancialDebt': 250,
      'bridge.debtItems': 100,
      'bridge.total': -350,
      'result.equityValue.central': 934.375,
    });
  });

  test('lower the equity by every method alike', () => {
    for (const method of ['dcf', 'multiples', 'mixed'] as const) {
      const of = (inputs: ValuationInputs) =>
        valueCompany({ ...inputs, method }).result?.equityValue.central ?? Number.NaN;
      expect(of(plainCompany) - of(withItems(item('locked-box', 75)))).toBeCloseTo(75, 9);
    }
  });

  test('blank, or none, leave everything as it was', () => {
    const plain = valueCompany(plainCompany);
    expect(valueCompany(withItems())).toEqual(plain);
    expect(valueCompany(withItems(item('dividends', null)))).toEqual(plain);
  });

  test('are a step of the bridge in what leads from one value to another', () => {
    const steps = waterfall(plainCompany, withItems(item('dividends', 100)))?.steps;
    expect(steps).toEqual([{ name: 'bridge', effect: -100 }]);
  });
});
