import { figureId, type Figures } from '@valia/valuation/figure.ts';
import type { BridgeItem } from '@valia/valuation/valuation-inputs.ts';

export interface BridgeBar {
  figure: string;
  /** The signed step, or the whole value for the two ends. */
  value: number;
  from: number;
  to: number;
  kind: 'start' | 'minus' | 'plus' | 'total';
}

const steps: readonly { figure: string; sign: 1 | -1 }[] = [
  { figure: figureId.netFinancialDebt(), sign: -1 },
  ...(
    [
      ['debtLikeItems', -1],
      ['nonControllingInterests', -1],
      ['nonOperatingAssets', 1],
      ['taxPosition', 1],
    ] satisfies [BridgeItem, 1 | -1][]
  ).map(([item, sign]) => ({ figure: figureId.bridge(item), sign })),
];

/** From enterprise to equity value, one bar for each step that is not zero. */
export const bridgeBars = (figures: Figures): BridgeBar[] => {
  const enterprise = figures[figureId.enterprise('central')];
  const equity = figures[figureId.equity('central')];
  if (enterprise === undefined || equity === undefined) return [];
  const bars: BridgeBar[] = [
    {
      figure: enterprise.id,
      value: enterprise.value,
      from: 0,
      to: enterprise.value,
      kind: 'start',
    },
  ];
  let level = enterprise.value;
  for (const { figure, sign } of steps) {
    const value = (figures[figure]?.value ?? 0) * sign;
    if (value === 0) continue;
    bars.push({
      figure,
      value,
      from: level,
      to: level + value,
      kind: value < 0 ? 'minus' : 'plus',
    });
    level += value;
  }
  bars.push({ figure: equity.id, value: equity.value, from: 0, to: equity.value, kind: 'total' });
  return bars;
};
