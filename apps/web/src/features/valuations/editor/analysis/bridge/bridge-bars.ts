import { type Figure, figureId, type Figures } from '@valia/valuation/figure.ts';
import type { BridgeItem } from '@valia/valuation/valuation-inputs.ts';

export interface BridgeBar {
  figure: string;
  /** The signed change of a step; for the two ends, the whole value. */
  value: number;
  from: number;
  to: number;
  kind: 'start' | 'minus' | 'plus' | 'subtotal' | 'total';
}

const steps: readonly { figure: string; sign: 1 | -1 }[] = [
  { figure: figureId.netFinancialDebt(), sign: -1 },
  { figure: figureId.lease('debt'), sign: -1 },
  { figure: figureId.debtItems(), sign: -1 },
  ...(
    [
      ['debtLikeItems', -1],
      ['nonControllingInterests', -1],
      ['nonOperatingAssets', 1],
      ['taxPosition', 1],
    ] satisfies [BridgeItem, 1 | -1][]
  ).map(([item, sign]) => ({ figure: figureId.bridge(item), sign })),
];

/** The discounts in the order in which they are applied, each to the value left by the previous one. */
const discounts = [figureId.discount('lackOfControl'), figureId.discount('lackOfMarketability')];

/** The discount amounts for the combined value, when each method has its own discounts. */
const amounts = [
  figureId.discountAmount('controlAmount'),
  figureId.discountAmount('marketabilityAmount'),
];

const discountSteps = (figures: Figures) =>
  amounts.some((figure) => figures[figure] !== undefined)
    ? amounts.map((figure) => ({ figure, change: () => -(figures[figure]?.value ?? 0) }))
    : discounts.map((figure) => ({
        figure,
        change: (level: number) => -level * (figures[figure]?.value ?? 0),
      }));

const whole = ({ id, value }: Figure, kind: BridgeBar['kind']): BridgeBar => ({
  figure: id,
  value,
  from: 0,
  to: value,
  kind,
});

/** The bars of the steps that begin at a level, without steps of zero. */
const stepBars = (
  start: number,
  given: readonly { figure: string; change: (level: number) => number }[],
): BridgeBar[] => {
  let level = start;
  return given.flatMap(({ figure, change }) => {
    const value = change(level);
    if (value === 0) return [];
    const from = level;
    level += value;
    return [{ figure, value, from, to: level, kind: value < 0 ? 'minus' : 'plus' }];
  });
};

/**
 * The bars from enterprise value to equity value, and on to the value after discounts if there are any: one bar for
 * each step that is not zero. A value below zero is not discounted.
 */
export const bridgeBars = (figures: Figures): BridgeBar[] => {
  const enterprise = figures[figureId.enterprise('central')];
  const equity = figures[figureId.equity('central')];
  if (enterprise === undefined || equity === undefined) return [];
  const bridge = stepBars(
    enterprise.value,
    steps.map(({ figure, sign }) => ({
      figure,
      change: () => (figures[figure]?.value ?? 0) * sign,
    })),
  );
  const discounted = figures[figureId.discountedEquity('central')];
  const bars = [whole(enterprise, 'start'), ...bridge];
  if (discounted === undefined) return [...bars, whole(equity, 'total')];
  const taken = stepBars(equity.value, equity.value <= 0 ? [] : discountSteps(figures));
  return [...bars, whole(equity, 'subtotal'), ...taken, whole(discounted, 'total')];
};
