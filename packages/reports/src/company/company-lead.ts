import { msg } from '@lingui/core/macro';
import { figureId } from '@valia/valuation/figure.ts';
import type { ReportContext } from '../content/report-context.ts';
import { closedMargins } from './closed-margins.ts';

const growthText = ({ account, baseYear, figure, numbers, t, years }: ReportContext): string => {
  const mean =
    years.length > 2
      ? figure(figureId.revenueCompoundAnnualGrowth())
      : account(baseYear, 'revenueGrowth');
  const [first] = years;
  if (mean === null || first === undefined || first === baseYear) return '';
  const rate = numbers.rate(Math.abs(mean));
  const from = String(first);
  return mean < 0
    ? t(msg`Desde ${from} vende un ${rate} menos cada año.`)
    : t(msg`Desde ${from} vende un ${rate} más cada año.`);
};

const marginText = (context: ReportContext): string => {
  const { baseYear, numbers, t } = context;
  const margins = closedMargins(context).filter(({ value }) => value !== null);
  const [first, last] = [margins.at(0), margins.at(-1)];
  if (last?.value === undefined || last.value === null || last.year !== baseYear) return '';
  const to = numbers.rate(last.value);
  if (first === undefined || first === last || first.value === null) {
    return t(msg`De cada venta le queda un ${to} de EBITDA.`);
  }
  const from = numbers.rate(first.value);
  const before = String(first.year);
  return t(msg`De cada venta le queda un ${to} de EBITDA; en ${before}, un ${from}.`);
};

/** The company's course in its own figures. */
export const companyLead = (context: ReportContext): string =>
  [growthText(context), marginText(context)].filter((text) => text !== '').join(' ');
