import { describe, expect, it } from 'vitest';
import { sectorAggregate } from './sector-aggregate.ts';

const industry = (name: string, firms: number, evToEbitda: number | null) => ({
  industry: name,
  firms,
  evToEbitda,
  unleveredBeta: 0.5,
  debtToEquity: 0.4,
});

describe('sectorAggregate', () => {
  it('weights the central multiple by firms and keeps the extremes', () => {
    // (30 × 10 + 10 × 6) / 40 = 9
    expect(sectorAggregate([industry('A', 30, 10), industry('B', 10, 6)])).toEqual({
      firms: 40,
      low: 6,
      central: 9,
      high: 10,
      unleveredBeta: 0.5,
      debtToEquity: 0.4,
    });
  });

  it('counts the firms of an industry without a multiple but gives it no weight', () => {
    const aggregate = sectorAggregate([industry('A', 30, 10), industry('B', 10, null)]);
    expect(aggregate?.firms).toBe(40);
    expect(aggregate?.central).toBe(10);
  });

  it('has no answer without any multiple', () => {
    expect(sectorAggregate([industry('A', 30, null)])).toBeNull();
    expect(sectorAggregate([])).toBeNull();
  });
});
