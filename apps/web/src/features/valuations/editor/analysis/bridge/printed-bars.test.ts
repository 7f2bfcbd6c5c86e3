import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { expect, it } from 'vitest';
import { bridgeBars } from './bridge-bars.ts';
import { printedBars } from './printed-bars.ts';
import { printedWhole } from '../../figures/printed-of.ts';

const cases = [
  [1_190_000.4, 2_000.4, 0.125, 0.2],
  [1_190_000.5, 333.33, 0.0777, 0.1111],
  [99_999.9, 77.7, 0.3333, 0.1],
  [2_345_678.6, 0.5, 0.05, 0.35],
  [1_000_000.49, 1.49, 0.21, 0.013],
] as const;

it.each(cases)(
  'with a debt of %s, items of %s and two discounts the steps lead from one printed value to the next',
  (financialDebt, debtLikeItems, control, sale) => {
    const { figures } = valueCompany({
      ...workedExample,
      bridge: { ...workedExample.bridge, financialDebt, debtLikeItems, nonOperatingAssets: 10.45 },
      discounts: {
        lackOfControl: { model: 'percentage', rate: control },
        lackOfMarketability: { model: 'percentage', rate: sale },
      },
    });
    const bars = bridgeBars(figures);
    expect(bars.length).toBe(9);
    const rounding = { round: Math.round, unit: 1, scale: 1 };
    const shown = printedBars(bars, printedWhole(figures, 1), rounding);
    const isStep = (place: number) => /^(?:minus|plus)$/u.test(bars[place]?.kind ?? '');
    const levels = shown.map((_amount, place) =>
      shown
        .slice(0, place + 1)
        .filter((_one, at) => at === 0 || isStep(at))
        .reduce((sum, amount) => sum + amount),
    );
    const wholes = shown.map((amount, place) => (isStep(place) ? levels[place] : amount));
    expect(wholes).toEqual(levels);
    const apart = bars.map(({ value }, place) => Math.abs((shown[place] ?? Number.NaN) - value));
    expect(Math.max(...apart)).toBeLessThan(1);
  },
);
