import { msg } from '@lingui/core/macro';
import type { AccountFigure } from '@valia/valuation/figure.ts';
import type { Driver, DriverName, DriverPath } from '@valia/valuation/valuation-inputs.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';

type Write = (value: number | null) => string;

/** A driver for the notes: its path in the document, its format, and its value in the base year. */
interface NotedDriver {
  driver: Driver;
  path: string;
  write: Write;
  base?: AccountFigure | undefined;
}

const baseFigures: Partial<Record<DriverName, AccountFigure>> = {
  revenueGrowth: 'revenueGrowth',
  ebitdaMargin: 'normalisedEbitdaMargin',
  depreciationToRevenue: 'depreciationToRevenue',
  capitalExpenditureToRevenue: 'capitalExpenditureToRevenue',
  netWorkingCapitalToRevenue: 'netWorkingCapitalToRevenue',
};

export const rateWriter =
  ({ numbers }: ReportContext): Write =>
  (value) =>
    numbers.rate(value ?? 0, shortestDecimals((value ?? 0) * 100, 2));

export const numberWriter =
  ({ numbers }: ReportContext): Write =>
  (value) =>
    numbers.number(value ?? 0, shortestDecimals(value ?? 0, 2));

const pathText = (context: ReportContext, path: DriverPath, write: Write): string => {
  const { baseYear, t } = context;
  if (path.kind === 'per-year') return t(msg`Introducido año a año`);
  if (path.kind === 'constant') {
    const value = write(path.value);
    return t(msg`${value} cada año`);
  }
  const start = write(path.start);
  const end = write(path.end);
  if (path.holdYears === 0) {
    const target = String(baseYear + path.reachYear);
    return t(msg`Lineal del ${start} al ${end} de ${target}`);
  }
  const heldTo = String(baseYear + path.holdYears);
  const reached = String(baseYear + path.reachYear);
  return t(msg`${start} hasta ${heldTo}; después, lineal hasta el ${end} de ${reached}`);
};

const overrideText = ({ t }: ReportContext, { overrides }: Driver, write: Write): string =>
  overrides
    .map(({ year, value, reason }) => {
      const fixed = write(value);
      const when = String(year);
      const text = t(msg`${when} fijado en el ${fixed}`);
      return reason === '' ? text : `${text}: ${reason}`;
    })
    .join('; ');

const baseText = (context: ReportContext, line: AccountFigure | undefined): string => {
  const value = line === undefined ? null : context.account(context.baseYear, line);
  if (value === null) return '';
  const rate = context.numbers.rate(value);
  const year = String(context.baseYear);
  return context.t(msg`En ${year}, ${rate}`);
};

/** The development of an assumption, its value in the base year, its manual values, and the adviser's source. */
export const notedDriver = (
  context: ReportContext,
  { base, driver, path, write }: NotedDriver,
): string =>
  joinSentences(
    pathText(context, driver.path, write),
    overrideText(context, driver, write),
    baseText(context, base),
    context.source(path),
  );

/** The note of one of the ordinary drivers. */
export const driverNote = (context: ReportContext, name: DriverName): string =>
  notedDriver(context, {
    driver: context.document.projection.drivers[name],
    path: `projection.drivers.${name}`,
    write: rateWriter(context),
    base: baseFigures[name],
  });
