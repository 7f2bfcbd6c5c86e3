import { describe, expect, it } from 'vitest';
import { type IndustryMultiples, sectorAggregate } from './sector-aggregate.ts';

const industry = (
  name: string,
  firms: number,
  evToEbitda: number | null,
  rest: Partial<IndustryMultiples> = {},
): IndustryMultiples => ({
  industry: name,
  firms,
  evToEbitda,
  evToEbit: null,
  evToSales: null,
  priceToEarnings: null,
  unleveredBeta: 0.5,
  unleveredBetaCashCorrected: null,
  debtToEquity: 0.4,
  ...rest,
});

describe('sectorAggregate', () => {
  it('weights the central multiple by firms and keeps the extremes', () => {
    // (30 × 10 + 10 × 6) / 40 = 9
    expect(sectorAggregate([industry('A', 30, 10), industry('B', 10, 6)])).toEqual({
      firms: 40,
      low: 6,
      central: 9,
      high: 10,
      further: { evToEbit: null, evToSales: null, priceToEarnings: null },
      unleveredBeta: 0.5,
      cashToFirmValue: null,
      debtToEquity: 0.4,
    });
  });

  it('takes the other multiples from the industries that have them', () => {
    const aggregate = sectorAggregate([
      industry('A', 30, 10, { evToSales: 1.2, priceToEarnings: 18 }),
      industry('B', 10, 6, { evToSales: 0.8 }),
    ]);
    expect(aggregate?.further).toEqual({
      evToEbit: null,
      evToSales: { low: 0.8, central: 1.1, high: 1.2, firms: 40 },
      priceToEarnings: { low: 18, central: 18, high: 18, firms: 30 },
    });
  });

  it('says the share of cash that its beta still holds', () => {
    // 1 − 0.5 / 0.625
    const aggregate = sectorAggregate([industry('A', 1, 9, { unleveredBetaCashCorrected: 0.625 })]);
    expect(aggregate?.cashToFirmValue).toBe(0.2);
    const beneath = sectorAggregate([industry('A', 1, 9, { unleveredBetaCashCorrected: 0.4 })]);
    expect(beneath?.cashToFirmValue).toBeNull();
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
