import { msg } from '@lingui/core/macro';
import { asPrinted } from '@valia/i18n/as-printed.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { PrintRounding } from '@valia/valuation/printed/print-rounding.ts';
import { type ChartMoney, chartMoney } from './chart-money.ts';
import type { FigureFormatters } from './figure-formatters.ts';
import { linearScale, type LinearScale } from './linear-scale.ts';

/** Widths in pixels of the printed page: the narrowest plot, one letter of a label, the gap between two labels. */
const plotWidth = 314;
const letterWidth = 5;
const labelGap = 5;
const mostTicks = 6;
const leastTicks = 2;

/** The label of an axis at a position between 0 and 1. */
export interface AxisTick {
  at: number;
  text: string;
}

/** A chart's money axis, with the notation of its values. */
export interface MoneyAxis extends Omit<ChartMoney, 'ticks'> {
  /** For example `Ventas, en millones de euros`. */
  subject: string;
  position: (value: number) => number;
  /** Both ends with the unit, because screen readers would read a dash before a negative number as another minus. */
  between: (from: number, to: number) => string;
  /** The rounding that `text` applies to a value, as money of the valuation. */
  rounding: PrintRounding;
  ticks: AxisTick[];
}

const subjectText = (
  { currency, t }: FigureFormatters,
  subject: string,
  { scale }: Pick<ChartMoney, 'scale'>,
): string => {
  const inMillions = scale.unit === 'millions';
  if (currency !== 'EUR') {
    return inMillions
      ? t(msg`${subject}, en millones (${currency})`)
      : t(msg`${subject}, en miles (${currency})`);
  }
  return inMillions
    ? t(msg`${subject}, en millones de euros`)
    : t(msg`${subject}, en miles de euros`);
};

/** As many round ticks as there is space for their labels. */
const scaleWithRoom = (
  values: readonly number[],
  labelsOf: (ticks: readonly number[]) => string[],
): LinearScale => {
  for (let wanted = mostTicks; wanted > leastTicks; wanted -= 1) {
    const scale = linearScale(values, wanted);
    const [first = 0, second = first] = scale.ticks;
    const between = (scale.position(second) - scale.position(first)) * plotWidth;
    const longest = Math.max(...labelsOf(scale.ticks).map(({ length }) => length));
    if (longest * letterWidth + labelGap <= between) return scale;
  }
  return linearScale(values, leastTicks);
};

/** An axis that contains all `values`, which are money of the valuation. */
export const moneyAxis = (
  words: FigureFormatters,
  values: readonly number[],
  subject = words.t(valuationTerms.result.equity),
): MoneyAxis => {
  const { ticks: tickTexts, ...money } = chartMoney(words, values);
  // Round steps are chosen in the displayed scale.
  const amountOf = (scaled: number) => (scaled * money.scale.divisor) / words.unit;
  const labelsOf = (ticks: readonly number[]) => tickTexts(ticks.map(amountOf));
  const scale = scaleWithRoom(values.map(money.scaled), labelsOf);
  const labels = labelsOf(scale.ticks);
  return {
    ...money,
    subject: subjectText(words, subject, money),
    position: (value) => scale.position(money.scaled(value)),
    between: (from, to) => words.between(money.withUnit(from), money.withUnit(to)),
    rounding: {
      round: (value) => amountOf(asPrinted(money.scaled(value), money.scale.decimals)),
      unit: amountOf(10 ** -money.scale.decimals),
    },
    ticks: scale.ticks.map((tick, index) => ({
      at: scale.position(tick),
      text: labels[index] ?? '',
    })),
  };
};
