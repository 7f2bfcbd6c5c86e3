import { msg } from '@lingui/core/macro';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import type { ReportContext } from './report-context.ts';

export type Rounding = 'thousand' | 'hundred' | 'unit';

const steps: Record<Rounding, number> = { thousand: 1_000, hundred: 100, unit: 1 };

/** A value of 7,008,572 is said as 7,009,000; one of 8,450 would lose too much by that. In currency units. */
export const roundingOf = (amount: number): Rounding => {
  if (Math.abs(amount) >= 100_000) return 'thousand';
  return Math.abs(amount) >= 10_000 ? 'hundred' : 'unit';
};

/** `amount` in currency units. */
export const roundedAmount = (amount: number, rounding: Rounding): number =>
  Math.sign(amount) * Math.round(Math.abs(amount) / steps[rounding]) * steps[rounding];

/** The central value and its range as the report says them, in the valuation's unit. */
export const headlineValues = ({ document, result }: ReportContext) => {
  const { low, central, high } = equityOfResult(result);
  const rounding = roundingOf(central * document.unit);
  const rounded = (value: number) => roundedAmount(value * document.unit, rounding) / document.unit;
  return { rounding, low: rounded(low), central: rounded(central), high: rounded(high) };
};

export const roundingText = ({ t }: ReportContext, rounding: Rounding): string => {
  const texts = {
    thousand: msg`Redondeado al millar.`,
    hundred: msg`Redondeado a la centena.`,
    unit: msg`Sin redondear.`,
  };
  return t(texts[rounding]);
};
