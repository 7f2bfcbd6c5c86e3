import { msg } from '@lingui/core/macro';
import {
  type Rounding,
  roundedAmount,
  roundingOf,
} from '@valia/domain/reports/headline-rounding.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import type { ReportContext } from './report-context.ts';

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
