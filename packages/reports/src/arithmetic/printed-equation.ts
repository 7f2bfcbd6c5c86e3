import { msg } from '@lingui/core/macro';
import { type PrintedNumber, printedResult } from './printed-arithmetic.ts';
import type { ReportContext } from '../content/report-context.ts';

/** A sum of money with the result of its digits, and with the report's own figure when rounding makes them differ. */
export const printedEquation = (
  { numbers, t }: ReportContext,
  sum: PrintedNumber,
  reported: number,
): string => {
  const written = (value: number) => numbers.number(value, numbers.moneyDecimals);
  const { result } = printedResult(sum, numbers.moneyDecimals, written);
  const exact = written(reported);
  const equation = `${sum.text} = ${result.text}`;
  return result.text === exact ? equation : t(msg`${equation}; sin redondear, ${exact}`);
};
