import type { Waterfall, WaterfallStepName } from '@valia/valuation/analyses/waterfall.ts';

export interface WaterfallBar {
  name: WaterfallStepName | 'from' | 'to';
  /** The signed effect, or the whole value for the two ends. Money of the valuation. */
  value: number;
  from: number;
  to: number;
  kind: 'start' | 'minus' | 'plus' | 'total';
}

/** From one central value to another, a bar for each part of the inputs that moved it. */
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

/** The step that moved the value most, whichever way; null where nothing did. */
export const largestStep = ({ steps }: Waterfall): Waterfall['steps'][number] | null =>
  steps.reduce<Waterfall['steps'][number] | null>(
    (largest, step) =>
      largest === null || Math.abs(step.effect) > Math.abs(largest.effect) ? step : largest,
    null,
  );
