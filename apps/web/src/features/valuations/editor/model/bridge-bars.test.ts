import { toValuationInputs } from '@valia/domain/valuations/valuation-document.ts';
import { valueCompany } from '@valia/valuation/value-company.ts';
import { describe, expect, it } from 'vitest';
import { bridgeBars } from './bridge-bars.ts';
import { workedExample } from './testing/worked-example.ts';

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
});
