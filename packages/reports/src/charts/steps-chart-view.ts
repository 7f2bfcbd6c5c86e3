import { msg } from '@lingui/core/macro';
import type { ReportContext } from '../content/report-context.ts';
import type { MoneyAxis } from '@valia/figures/words/money-axis.ts';

/** Positions are fractions of the plot's width. */
export interface WaterfallBar {
  label: string;
  from: number;
  to: number;
  text: string;
  kind: 'end' | 'plus' | 'minus';
}

export interface WaterfallChartView {
  subject: string;
  bars: WaterfallBar[];
  ticks: { at: number; text: string }[];
  alternative: string;
}

interface StepsChartOptions {
  axis: MoneyAxis;
  from: number;
  to: number;
  steps: readonly { label: string; effect: number }[];
  names: { from: string; to: string };
  /** The start of the bars at both ends; when omitted, each is drawn as a marker at its value. */
  foot?: number;
}

/** A chart from one value to another, with a bar for each step between them. */
export const stepsChartView = (
  { numbers, t }: ReportContext,
  { axis, foot, from, names, steps, to }: StepsChartOptions,
): WaterfallChartView => {
  let level = from;
  const moves = steps.map(({ effect, label }): WaterfallBar => {
    const start = level;
    level += effect;
    return {
      label,
      from: axis.position(Math.min(start, level)),
      to: axis.position(Math.max(start, level)),
      text: `${effect < 0 ? '' : '+'}${axis.text(effect)}`,
      kind: effect < 0 ? 'minus' : 'plus',
    };
  });
  const described = steps
    .map(({ effect, label }) => `${label}, ${effect > 0 ? '+' : ''}${numbers.amount(effect)}`)
    .join('; ');
  const [first, last] = [axis.withUnit(from), axis.withUnit(to)];
  const end = (label: string, value: number): WaterfallBar => ({
    label,
    from: axis.position(Math.min(value, foot ?? value)),
    to: axis.position(Math.max(value, foot ?? value)),
    text: axis.text(value),
    kind: 'end',
  });
  return {
    subject: axis.subject,
    bars: [end(names.from, from), ...moves, end(names.to, to)],
    ticks: axis.ticks,
    alternative: t(msg`De ${first} a ${last}: ${described}.`),
  };
};
