import { expect, test } from 'vitest';
import { valueCompany } from '../company/value-company.ts';
import { workedExampleInputs } from '../reference/worked-example-inputs.ts';
import type { Discounts } from './discounts-inputs.ts';
import { methodEquityAfterDiscounts } from './method-equity-after-discounts.ts';

const valued = (discounts?: Discounts) => {
  const { figures, result } = valueCompany({
    ...workedExampleInputs,
    ...(discounts && { discounts }),
  });
  if (result === null) throw new Error('no result');
  const of = (method: 'dcf' | 'multiples') => methodEquityAfterDiscounts(figures, result, method);
  return { result, dcf: of('dcf'), multiples: of('multiples') };
};

const control = { model: 'percentage' as const, rate: 0.2 };
const marketability = { model: 'percentage' as const, rate: 0.25 };

test('a method has its own value where there is no discount', () => {
  const { dcf, multiples, result } = valued();
  expect(dcf).toBe(result.dcf?.equityValue);
  expect(multiples).toBe(result.multiples?.equityValue);
});

test('each method bears the discount of the whole: weighted, they are the result', () => {
  const { dcf, multiples, result } = valued({
    lackOfControl: control,
    lackOfMarketability: marketability,
  });
  // (1 − 0.2) × (1 − 0.25) = 0.6 of the value before discounts.
  expect(dcf?.low).toBeCloseTo((result.dcf?.equityValue.low ?? 0) * 0.6, 6);
  for (const point of ['low', 'central', 'high'] as const) {
    const mean =
      (result.dcf?.weight ?? 0) * (dcf?.[point] ?? 0) +
      (result.multiples?.weight ?? 0) * (multiples?.[point] ?? 0);
    expect(mean).toBeCloseTo(result.equityAfterDiscounts?.[point] ?? Number.NaN, 6);
  }
});

test('each method bears its own discounts alone', () => {
  const { dcf, multiples, result } = valued({
    lackOfControl: control,
    lackOfMarketability: marketability,
    byMethod: {
      dcf: { lackOfControl: true, lackOfMarketability: true },
      multiples: { lackOfControl: true, lackOfMarketability: false },
    },
  });
  expect(dcf?.central).toBeCloseTo((result.dcf?.equityValue.central ?? 0) * 0.6, 6);
  expect(multiples?.central).toBeCloseTo((result.multiples?.equityValue.central ?? 0) * 0.8, 6);
  const none = valued({
    lackOfMarketability: marketability,
    byMethod: {
      dcf: { lackOfControl: false, lackOfMarketability: true },
      multiples: { lackOfControl: false, lackOfMarketability: false },
    },
  });
  expect(none.multiples).toEqual(none.result.multiples?.equityValue);
});

test('an end of the range below zero bears no discount', () => {
  const bridge = { ...workedExampleInputs.bridge, financialDebt: 9_000_000 };
  const { figures, result } = valueCompany({
    ...workedExampleInputs,
    bridge,
    discounts: { lackOfControl: control },
  });
  if (result === null) throw new Error('no result');
  const before = result.multiples?.equityValue.low ?? 0;
  expect(before).toBeLessThan(0);
  expect(methodEquityAfterDiscounts(figures, result, 'multiples')?.low).toBe(before);
});
