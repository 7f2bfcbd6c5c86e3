import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plausibleInputs } from '../testing/arbitrary-inputs.ts';
import { inputsWithOptions } from '../testing/inputs-with-options.ts';
import { plainCompany, plainCompanyWith } from '../testing/plain-company.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { valueCompany } from '../company/value-company.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import { waterfall, waterfallIssues } from './waterfall.ts';

describe('a waterfall', () => {
  test('leads from one equity value to the other, part by part', () => {
    const to: ValuationInputs = {
      ...plainCompanyWith({
        projection: {
          drivers: {
            ...plainCompany.projection.drivers,
            taxRate: { path: { kind: 'constant', value: 0.2 }, overrides: [] },
          },
        },
        terminal: { terminalGrowth: 0.03 },
      }),
      bridge: { ...plainCompany.bridge, cash: 80 },
    };
    const found = waterfall(plainCompany, to);
    expect(found?.steps.map(({ name }) => name)).toEqual(['taxRate', 'terminal', 'bridge']);
    expect(found?.from).toBe(1034.375);
    expect(found?.to).toBe(valueCompany(to).result?.equityValue.central);
    const [tax, terminal, bridge] = found?.steps ?? [];
    expect(tax?.effect).toBeCloseTo(8.25 * 12.5, 9);
    expect(terminal?.effect).toBeCloseTo((111 * (1.03 / 0.07 - 1.02 / 0.08)) / 1.1, 9);
    expect(bridge?.effect).toBeCloseTo(30, 9);
    const sum = (found?.steps ?? []).reduce(
      (total, { effect }) => total + effect,
      found?.from ?? 0,
    );
    expect(sum).toBeCloseTo(found?.to ?? Number.NaN, 9);
  });

  test('adds up to the last digit but one, whatever the valuations', { timeout: 60_000 }, () => {
    const property = fc.property(plausibleInputs, inputsWithOptions, (from, to) => {
      const found = waterfall(from, to);
      fc.pre(found !== null);
      const sum = found.steps.reduce((total, { effect }) => total + effect, found.from);
      const largest = Math.max(...found.steps.map(({ effect }) => Math.abs(effect)), 0);
      expect(Math.abs(sum - found.to)).toBeLessThanOrEqual(
        Number.EPSILON * (Math.abs(found.to) + largest),
      );
      expect(new Set(found.steps.map(({ name }) => name)).size).toBe(found.steps.length);
    });
    // In this case one method has no range, so the other one is used alone.
    fc.assert(property, { seed: -1_756_493_428, path: '7', numRuns: 1 });
    fc.assert(property, { numRuns: propertyRuns(30, 15) });
  });

  test('ends with the discounts, after the bridge', () => {
    const to: ValuationInputs = {
      ...plainCompany,
      bridge: { ...plainCompany.bridge, cash: 80 },
      discounts: { lackOfControl: { model: 'percentage', rate: 0.2 } },
    };
    expect(waterfall(plainCompany, to)?.steps.map(({ name }) => name)).toEqual([
      'bridge',
      'discounts',
    ]);
    expect(waterfall(plainCompany, to)?.steps[1]?.effect).toBeCloseTo(-0.2 * 1064.375, 9);
    const back = waterfall(to, plainCompany)?.steps ?? [];
    expect(back.map(({ name }) => name)).toEqual(['bridge', 'discounts']);
    expect(back[0]?.effect).toBeCloseTo(-30 * 0.8, 9);
    expect(back[1]?.effect).toBeCloseTo(0.2 * 1034.375, 9);
  });

  test('counts a part after which nothing can be valued with the next', () => {
    const dear = plainCompanyWith({
      costOfCapital: { weightedAverageCostOfCapital: 0.02 },
      terminal: { terminalGrowth: 0.005 },
    });
    const found = waterfall(plainCompany, dear);
    expect(found?.steps.map(({ name }) => name)).toEqual(['terminal']);
    expect(waterfall(plainCompany, plainCompany)?.steps).toEqual([]);
  });

  test('needs a value at both ends', () => {
    const blank = plainCompanyWith({ terminal: { terminalGrowth: null } });
    expect(waterfall(blank, plainCompany)).toBeNull();
    expect(waterfall(plainCompany, blank)).toBeNull();
    expect(waterfallIssues(plainCompany, plainCompany)).toEqual([]);
    expect(waterfallIssues(plainCompany, blank).map(({ field }) => field)).toEqual([
      'to.terminal.terminalGrowth',
    ]);
  });

  test('needs the range as well, as the valuations themselves do', () => {
    const { range } = plainCompany;
    const crossed = { ...plainCompany, range: { ...range, weightedAverageCostOfCapital: -0.01 } };
    expect(waterfall(crossed, plainCompany)).toBeNull();
    expect(waterfall(plainCompany, crossed)).toBeNull();
    expect(waterfallIssues(plainCompany, crossed).map(({ field }) => field)).toEqual([
      'to.range.weightedAverageCostOfCapital',
    ]);
  });
});
