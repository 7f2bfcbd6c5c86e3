import { workedExample } from '@valia/domain/testing/worked-example.ts';
import {
  toValuationInputs,
  type ValuationDocument,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { bridgeBars } from './bridge-bars.ts';

describe('the bars of the bridge', () => {
  const bars = bridgeBars(valueCompany(toValuationInputs(workedExample)).figures);

  it('each begins where the one before ended, and the last is the equity', () => {
    const inner = bars.slice(1, -1);
    inner.forEach((bar, index) => expect(bar.from).toBeCloseTo(bars[index]?.to ?? Number.NaN, 6));
    expect(inner.at(-1)?.to).toBeCloseTo(bars.at(-1)?.value ?? Number.NaN, 6);
  });

  it('debt takes away, assets add, and what is zero is left out', () => {
    // 2,640,000 − (884,000 − 300,000) = 2,056,000
    expect(bars.map(({ kind }) => kind)).toEqual([
      'start',
      'minus',
      'minus',
      'plus',
      'minus',
      'total',
    ]);
    expect(bars[1]?.value).toBe(-2_056_000);
  });

  const discounted = (discounts: NonNullable<ValuationDocument['discounts']>, debt = 2_640_000) => {
    const bridge = { ...workedExample.bridge, financialDebt: debt };
    const { figures } = valueCompany(toValuationInputs({ ...workedExample, bridge, discounts }));
    return bridgeBars(figures);
  };
  const lackOfControl = { model: 'percentage', rate: 0.2 } as const;
  const lackOfMarketability = { model: 'percentage', rate: 0.25 } as const;

  it('go on through the discounts, each off what is left, to the value after them', () => {
    const all = discounted({ lackOfMarketability, lackOfControl });
    const equity = bars.at(-1)?.value ?? Number.NaN;
    expect(all.slice(0, bars.length - 1)).toEqual(bars.slice(0, -1));
    expect(all.slice(bars.length - 1).map(({ kind, figure }) => [kind, figure])).toEqual([
      ['subtotal', 'result.equityValue.central'],
      ['minus', 'discounts.lackOfControl'],
      ['minus', 'discounts.lackOfMarketability'],
      ['total', 'discounts.equityValue.central'],
    ]);
    const [control, marketability, total] = all.slice(-3);
    expect(control?.value).toBeCloseTo(-0.2 * equity, 6);
    expect(marketability?.value).toBeCloseTo(-0.8 * 0.25 * equity, 6);
    expect(marketability?.to).toBeCloseTo(total?.value ?? Number.NaN, 6);
    expect(total?.value).toBeCloseTo(0.6 * equity, 6);
  });

  it('a value below zero is not discounted', () => {
    const all = discounted({ lackOfControl }, 90_000_000);
    expect(all.slice(-2).map(({ kind }) => kind)).toEqual(['subtotal', 'total']);
    expect(all.at(-1)?.value).toBe(all.at(-2)?.value);
    expect(all.at(-1)?.value).toBeLessThan(0);
  });
});
