import { msg } from '@lingui/core/macro';
import { type Printed, resultOf } from './printed-arithmetic.ts';
import type { ReportContext } from '../content/report-context.ts';

/** A sum of money with what its digits come to, and what the report has where rounding sets both apart. */
export const printedEquation = (
  { numbers, t }: ReportContext,
  sum: Printed,
  reported: number,
): string => {
  const written = (value: number) => numbers.number(value, numbers.moneyDecimals);
  const { result } = resultOf(sum, numbers.moneyDecimals, written);
  const exact = written(reported);
  const equation = `${sum.text} = ${result.text}`;
  return result.text === exact ? equation : t(msg`${equation}; sin redondear, ${exact}`);
};
