import { msg } from '@lingui/core/macro';
import { linearScale } from './linear-scale.ts';
import type { ReportContext } from './report-context.ts';

const millionsFrom = 2_000_000;

/** A chart's axis of equity values, with how its values are written. */
export interface MoneyAxis {
  /** `Fondos propios, en millones de euros` */
  subject: string;
  position: (value: number) => number;
  /** Without its unit, which the subject names. */
  text: (value: number) => string;
  withUnit: (value: number) => string;
  ticks: { at: number; text: string }[];
}

const subjectText = ({ document, t }: ReportContext, inMillions: boolean): string => {
  const { currency } = document;
  if (currency !== 'EUR') {
    return inMillions
      ? t(msg`Fondos propios, en millones (${currency})`)
      : t(msg`Fondos propios, en miles (${currency})`);
  }
  return inMillions
    ? t(msg`Fondos propios, en millones de euros`)
    : t(msg`Fondos propios, en miles de euros`);
};

/** An axis that holds all `values`, in millions or thousands by what they are; money of the valuation. */
export const moneyAxis = (context: ReportContext, values: readonly number[]): MoneyAxis => {
  const { document, numbers, t } = context;
  const largest = Math.max(...values.map((value) => Math.abs(value * document.unit)));
  const inMillions = largest >= millionsFrom;
  const divisor = inMillions ? 1_000_000 : 1_000;
  const scaled = (value: number) => (value * document.unit) / divisor;
  const scale = linearScale(values.map(scaled));
  const symbol = numbers.currencySymbol;
  const unitText = (text: string) => {
    const digits = text.replace('\u2212', '');
    const amount = inMillions ? t(msg`${digits} M${symbol}`) : t(msg`${digits} mil ${symbol}`);
    return digits === text ? amount : `\u2212${amount}`;
  };
  const text = (value: number) => numbers.number(scaled(value), inMillions ? 2 : 0);
  return {
    subject: subjectText(context, inMillions),
    position: (value) => scale.position(scaled(value)),
    text,
    withUnit: (value) => unitText(text(value)),
    ticks: scale.ticks.map((tick) => ({
      at: scale.position(tick),
      text: unitText(numbers.number(tick, scale.decimals)),
    })),
  };
};
