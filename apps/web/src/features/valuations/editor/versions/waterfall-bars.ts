import type { Waterfall, WaterfallStepName } from '@valia/valuation/analyses/waterfall.ts';

export interface WaterfallBar {
  name: WaterfallStepName | 'from' | 'to';
  /** The signed effect of a step; for the two ends, the whole value. In the valuation's unit of money. */
  value: number;
  from: number;
  to: number;
  kind: 'start' | 'minus' | 'plus' | 'total';
}

/** The bars from one central value to another, one for each part of the inputs that changed it. */
export const waterfallBars = (waterfall: Waterfall): WaterfallBar[] => {
  const { from, to, steps } = waterfall;
  let level = from;
  const moves = steps.map(({ name, effect }): WaterfallBar => {
    const before = level;
    level += effect;
    return {
      name,
      value: effect,
      from: before,
      to: level,
      kind: effect < 0 ? 'minus' : 'plus',
    };
  });
  return [
    { name: 'from', value: from, from: 0, to: from, kind: 'start' },
    ...moves,
    { name: 'to', value: to, from: 0, to, kind: 'total' },
  ];
};

/** The step with the largest effect in either direction; null when there is none. */
export const largestStep = ({ steps }: Waterfall): Waterfall['steps'][number] | null =>
  steps.reduce<Waterfall['steps'][number] | null>(
    (largest, step) =>
      largest === null || Math.abs(step.effect) > Math.abs(largest.effect) ? step : largest,
    null,
  );
