import { msg } from '@lingui/core/macro';
import {
  type HeadlineRounding,
  roundHeadlineAmount,
  headlineRounding,
} from '@valia/domain/reports/headline-rounding.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import type { ReportContext } from './report-context.ts';

/** The central value and its range as printed in the report, in the valuation's unit. */
export const headlineValues = ({ document, result }: ReportContext) => {
  const { low, central, high } = equityOfResult(result);
  const rounding = headlineRounding(central * document.unit);
  const rounded = (value: number) =>
    roundHeadlineAmount(value * document.unit, rounding) / document.unit;
  return { rounding, low: rounded(low), central: rounded(central), high: rounded(high) };
};

export const roundingText = ({ t }: ReportContext, rounding: HeadlineRounding): string => {
  const texts = {
    thousand: msg`Redondeado al millar.`,
    hundred: msg`Redondeado a la centena.`,
    unit: msg`Sin redondear.`,
  };
  return t(texts[rounding]);
};
