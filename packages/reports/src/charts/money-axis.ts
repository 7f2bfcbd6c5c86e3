import { msg } from '@lingui/core/macro';
import { asPrinted } from '@valia/i18n/as-printed.ts';
import type { PrintRounding } from '@valia/valuation/printed/print-rounding.ts';
import { linearScale, type LinearScale } from './linear-scale.ts';
import type { ReportContext } from '../content/report-context.ts';

const millionsFrom = 2_000_000;

/** Widths in pixels of the page: the narrowest plot, one letter of a label, the gap between two labels. */
const plotWidth = 314;
const letterWidth = 5;
const labelGap = 5;
const mostTicks = 6;
const leastTicks = 2;

/** A chart's axis of money, with how its values are written. */
export interface MoneyAxis {
  /** `Ventas, en millones de euros` */
  subject: string;
  position: (value: number) => number;
  /** What `text` says of a value, as money of the valuation. */
  rounding: PrintRounding;
  /** Without its unit, which the subject names. */
  text: (value: number) => string;
  withUnit: (value: number) => string;
  /**
   * For readers who hear the chart: each end has its unit, as a dash before a negative number would read as another
   * minus.
   */
  between: (from: number, to: number) => string;
  ticks: { at: number; text: string }[];
}

const subjectText = (
  { document, t }: ReportContext,
  subject: string,
  inMillions: boolean,
): string => {
  const { currency } = document;
  if (currency !== 'EUR') {
    return inMillions
      ? t(msg`${subject}, en millones (${currency})`)
      : t(msg`${subject}, en miles (${currency})`);
  }
  return inMillions
    ? t(msg`${subject}, en millones de euros`)
    : t(msg`${subject}, en miles de euros`);
};

/** So many that three figures of the largest amount, in thousands, are read. */
const thousandsDecimals = (largest: number): number => (largest < 10 ? 2 : largest < 100 ? 1 : 0);

/** From a trillion on, decimals of a million only make labels run into one another. */
const millionsDecimals = (largest: number): number => (largest < 1_000_000 ? 2 : 0);

/** As many round ticks as their labels leave room for. */
const scaleWithRoom = (
  values: readonly number[],
  labelOf: (tick: number, scale: LinearScale) => string,
): LinearScale => {
  for (let wanted = mostTicks; wanted > leastTicks; wanted -= 1) {
    const scale = linearScale(values, wanted);
    const [first = 0, second = first] = scale.ticks;
    const between = (scale.position(second) - scale.position(first)) * plotWidth;
    const longest = Math.max(...scale.ticks.map((tick) => labelOf(tick, scale).length));
    if (longest * letterWidth + labelGap <= between) return scale;
  }
  return linearScale(values, leastTicks);
};

/** An axis that holds all `values`, in millions or thousands by what they are; money of the valuation. */
export const moneyAxis = (
  context: ReportContext,
  values: readonly number[],
  subject = context.t(msg`Fondos propios`),
): MoneyAxis => {
  const { document, numbers } = context;
  const largest = Math.max(...values.map((value) => Math.abs(value * document.unit)));
  const inMillions = largest >= millionsFrom;
  const divisor = inMillions ? 1_000_000 : 1_000;
  const scaled = (value: number) => (value * document.unit) / divisor;
  const marked = (value: number, decimals: number) =>
    numbers.scaled(value, inMillions ? 'millions' : 'thousands', decimals);
  const decimals = inMillions
    ? millionsDecimals(largest / 1_000_000)
    : thousandsDecimals(largest / 1_000);
  const text = (value: number) => numbers.number(scaled(value), decimals);
  const tickText = (tick: number, { decimals }: LinearScale) => marked(tick, decimals);
  const scale = scaleWithRoom(values.map(scaled), tickText);
  const withUnit = (value: number) => marked(scaled(value), decimals);
  return {
    subject: subjectText(context, subject, inMillions),
    position: (value) => scale.position(scaled(value)),
    rounding: {
      round: (value) => (asPrinted(scaled(value), decimals) * divisor) / document.unit,
      unit: (10 ** -decimals * divisor) / document.unit,
    },
    text,
    withUnit,
    between: (first, last) => {
      const [from, to] = [withUnit(first), withUnit(last)];
      return context.t(msg`de ${from} a ${to}`);
    },
    ticks: scale.ticks.map((tick) => ({
      at: scale.position(tick),
      text: tickText(tick, scale),
    })),
  };
};
