import { msg } from '@lingui/core/macro';
import type { AccountFigure } from '@valia/valuation/figure.ts';
import type { Driver, DriverName } from '@valia/valuation/valuation-inputs.ts';
import { type ReportContext, sentences } from './report-context.ts';
import { shortestDecimals } from './report-numbers.ts';

const baseFigures: Partial<Record<DriverName, AccountFigure>> = {
  revenueGrowth: 'revenueGrowth',
  ebitdaMargin: 'normalisedEbitdaMargin',
  depreciationToRevenue: 'depreciationToRevenue',
  capitalExpenditureToRevenue: 'capitalExpenditureToRevenue',
  netWorkingCapitalToRevenue: 'netWorkingCapitalToRevenue',
};

const rateText = ({ numbers }: ReportContext, value: number | null): string =>
  numbers.rate(value ?? 0, shortestDecimals((value ?? 0) * 100, 2));

const pathText = (context: ReportContext, { path }: Driver): string => {
  const { baseYear, t } = context;
  if (path.kind === 'per-year') return t(msg`Introducido año a año`);
  if (path.kind === 'constant') {
    const value = rateText(context, path.value);
    return t(msg`${value} cada año`);
  }
  const start = rateText(context, path.start);
  const end = rateText(context, path.end);
  if (path.holdYears === 0) {
    const target = String(baseYear + path.reachYear);
    return t(msg`Lineal del ${start} al ${end} de ${target}`);
  }
  const heldTo = String(baseYear + path.holdYears);
  const reached = String(baseYear + path.reachYear);
  return t(msg`${start} hasta ${heldTo}; después, lineal hasta el ${end} de ${reached}`);
};

const overrideText = (context: ReportContext, { overrides }: Driver): string =>
  overrides
    .map(({ year, value, reason }) => {
      const fixed = rateText(context, value);
      const when = String(year);
      const text = context.t(msg`${when} fijado en el ${fixed}`);
      return reason === '' ? text : `${text}: ${reason}`;
    })
    .join('; ');

const baseText = (context: ReportContext, name: DriverName): string => {
  const line = baseFigures[name];
  const value = line === undefined ? null : context.account(context.baseYear, line);
  if (value === null) return '';
  const rate = context.numbers.rate(value);
  const year = String(context.baseYear);
  return context.t(msg`En ${year}, ${rate}`);
};

/** How an assumption moves, what it was in the base year, what was fixed by hand, and the adviser's source. */
export const driverNote = (context: ReportContext, name: DriverName): string => {
  const driver = context.document.projection.drivers[name];
  return sentences(
    pathText(context, driver),
    overrideText(context, driver),
    baseText(context, name),
    context.source(`projection.drivers.${name}`),
  );
};
