import { describe, expect, test } from 'vitest';
import { expectFigures } from '../testing/expect-figures.ts';
import { plainCompany } from '../testing/plain-company.ts';
import { valueCompany } from '../company/value-company.ts';
import type { CostOfCapital, Driver, ValuationInputs } from '../valuation-inputs.ts';
import type { Discounts } from '../discounts/discounts-inputs.ts';

const resultOf = (inputs: ValuationInputs) => valueCompany(inputs).result;

describe('what follows the equity value', () => {
  test('discounts, one after the other, at every point of the range', () => {
    const percentage = { model: 'percentage' as const, rate: 0.2 };
    const premium = { model: 'control-premium' as const, controlPremium: 0.25 };
    const discounts = { lackOfMarketability: percentage, lackOfControl: premium };
    const result = resultOf({ ...plainCompany, discounts });
    expectFigures({ ...plainCompany, discounts }, { 'discounts.combined': 0.36 });
    expect(result?.equityAfterDiscounts?.central).toBeCloseTo(1034.375 * 0.64, 9);
    expect(result?.equityAfterDiscounts?.low).toBeCloseTo((result?.equityValue.low ?? 0) * 0.64, 9);
    const one = resultOf({ ...plainCompany, discounts: { lackOfControl: premium } });
    expect(one?.equityAfterDiscounts?.central).toBeCloseTo(1034.375 * 0.8, 9);
    expect(resultOf(plainCompany)).not.toHaveProperty('equityAfterDiscounts');
  });

  test.each([
    ['chaffe' as const, 0.241_520_77],
    ['finnerty' as const, 0.209_552_89],
    ['ghaidarov' as const, 0.238_086_68],
  ])('a discount by the put of %s is its published %d', (model, rate) => {
    const lackOfMarketability = {
      model,
      maturity: 5,
      volatility: 0.45,
      riskFreeRate: 0.05,
      dividendYield: 0,
    };
    const result = resultOf({ ...plainCompany, discounts: { lackOfMarketability } });
    expect(result?.equityAfterDiscounts?.central).toBeCloseTo(1034.375 * (1 - rate), 4);
  });

  test('a discount of the whole or more is refused; none at all is not', () => {
    const after = (rate: number) =>
      resultOf({ ...plainCompany, discounts: { lackOfControl: { model: 'percentage', rate } } });
    expect(after(1)).toBeNull();
    expect(after(-0.01)).toBeNull();
    expect(after(0)?.equityAfterDiscounts?.central).toBe(1034.375);
    // At a rate of −50 %, a put of two years costs e − 1 times the share price.
    const put = {
      model: 'chaffe' as const,
      maturity: 2,
      volatility: 0,
      riskFreeRate: -0.5,
      dividendYield: 0,
    };
    const { issues, result } = valueCompany({
      ...plainCompany,
      discounts: { lackOfMarketability: put },
    });
    expect(result).toBeNull();
    expect(issues.find(({ code }) => code === 'value-out-of-range')).toMatchObject({
      field: 'discounts.lackOfMarketability',
      params: { value: expect.closeTo(Math.E - 1, 12) as number },
    });
  });

  describe('a marketability discount is warned of as counted twice', () => {
    const lackOfMarketability = { model: 'percentage' as const, rate: 0.2 };
    const lackOfControl = { model: 'percentage' as const, rate: 0.1 };
    const buildUp: CostOfCapital['buildUp'] = {
      ...plainCompany.costOfCapital.buildUp,
      riskFreeRate: 0.03,
      unleveredBeta: 1,
      debtToEquity: 0,
      equityRiskPremium: 0.05,
      sizePremium: 0.02,
      taxRate: 0.25,
    };
    const costOfCapital: CostOfCapital = {
      ...plainCompany.costOfCapital,
      mode: 'build-up',
      buildUp,
    };
    const builtUp: ValuationInputs = { ...plainCompany, costOfCapital };
    const stepped = (value: number): ValuationInputs => ({
      ...plainCompany,
      method: 'multiples',
      multiples: { ...plainCompany.multiples, sizeStep: { mode: 'manual', value } },
    });
    const path: Driver = { path: { kind: 'constant', value: 0.1 }, overrides: [] };
    const warned = (inputs: ValuationInputs, discounts: Discounts = { lackOfMarketability }) =>
      valueCompany({ ...inputs, discounts }).issues.find(
        ({ code }) => code === 'marketability-counted-twice',
      )?.params;

    test('beside a size premium, or a step on the multiples', () => {
      expect(warned(builtUp)).toEqual({ sizePremium: 0.02, sizeStep: 0 });
      expect(warned(stepped(-0.25))).toEqual({ sizePremium: 0, sizeStep: -0.25 });
      expect(warned({ ...builtUp, method: 'mixed' })).toEqual({
        sizePremium: 0.02,
        sizeStep: -0.25,
      });
    });

    test('not beside neither, nor one that is not used', () => {
      expect(warned(plainCompany)).toBeUndefined();
      expect(warned(stepped(0))).toBeUndefined();
      expect(warned(stepped(0.1))).toBeUndefined();
      expect(warned({ ...stepped(0), costOfCapital })).toBeUndefined();
      const direct = { ...costOfCapital, mode: 'direct' as const };
      expect(warned({ ...plainCompany, costOfCapital: direct })).toBeUndefined();
      expect(
        warned({ ...plainCompany, costOfCapital: { ...costOfCapital, path } }),
      ).toBeUndefined();
      const blank = { ...costOfCapital, buildUp: { ...buildUp, sizePremium: null } };
      expect(warned({ ...plainCompany, costOfCapital: blank })).toBeUndefined();
      expect(warned(builtUp, { lackOfControl })).toBeUndefined();
    });

    test('not where it takes nothing off, as of a value below zero', () => {
      const indebted = (financialDebt: number) =>
        warned({ ...builtUp, bridge: { ...builtUp.bridge, financialDebt } });
      expect(indebted(1e9)).toBeUndefined();
      expect(indebted(0)).toBeDefined();
      const nothing = { model: 'percentage' as const, rate: 0 };
      expect(warned(builtUp, { lackOfMarketability: nothing })).toBeUndefined();
    });
  });

  test('a discount does not raise a value below zero', () => {
    const lackOfControl = { model: 'percentage' as const, rate: 0.2 };
    const bridge = { ...plainCompany.bridge, financialDebt: 2000 };
    const outcome = valueCompany({ ...plainCompany, bridge, discounts: { lackOfControl } });
    expect(outcome.result?.equityValue.central).toBe(-665.625);
    expect(outcome.result?.equityAfterDiscounts?.central).toBe(-665.625);
    expect(outcome.issues.map(({ code }) => code)).toContain('negative-equity');
  });

  test('money per share is in whole currency units, whatever the unit of the valuation', () => {
    const options = {
      number: 1000,
      strike: 90,
      maturity: 2,
      volatility: 0.3,
      riskFreeRate: 0.03,
      dividendYield: 0,
    };
    const perShare = (unit: number) =>
      resultOf({
        ...plainCompany,
        unit,
        shares: { number: 10 * unit, options: { ...options, number: unit } },
      });
    const [one, thousand] = [perShare(1), perShare(1000)];
    expect(
      resultOf({ ...plainCompany, unit: 1000, shares: { number: 10_000 } })?.valuePerShare,
    ).toBe(103.4375);
    expect(thousand?.valuePerShare).toBeCloseTo(one?.valuePerShare ?? Number.NaN, 9);
    expect(thousand?.optionsValue).toBeCloseTo(one?.optionsValue ?? Number.NaN, 9);
  });

  test('a value per share, after discounts and after the options in issue', () => {
    expect(resultOf({ ...plainCompany, shares: { number: 100 } })?.valuePerShare).toBe(10.343_75);
    const rate = { model: 'percentage' as const, rate: 0.2 };
    const discounted = { ...plainCompany, discounts: { lackOfControl: rate } };
    expect(resultOf({ ...discounted, shares: { number: 100 } })?.valuePerShare).toBeCloseTo(
      8.275,
      12,
    );
    // At 42 per share, Hull's call costs 4.7594.
    const options = {
      number: 10,
      strike: 40,
      maturity: 0.5,
      volatility: 0.2,
      riskFreeRate: 0.1,
      dividendYield: 0,
    };
    const number = 1034.375 / 42 - 10;
    const result = resultOf({ ...plainCompany, shares: { number, options } });
    expect(result?.optionsValue).toBeCloseTo(47.594, 3);
    expect(result?.valuePerShare).toBeCloseTo((1034.375 - 47.594_2) / number, 4);
  });
});
