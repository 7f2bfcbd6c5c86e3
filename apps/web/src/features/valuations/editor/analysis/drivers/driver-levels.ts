import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { projectedYears } from '@valia/domain/valuation-years/account-years.ts';

/** The value of a driver in the first and in the last year; equal for a driver that does not depend on the year. */
export interface DriverLevels {
  first: number;
  last: number;
}

const same = (value: number | null | undefined): DriverLevels | null =>
  value === null || value === undefined ? null : { first: value, last: value };

const overYears = (
  document: ValuationDocument,
  { figures }: ValuationOutcome,
  line: Parameters<typeof figureId.projection>[1],
): DriverLevels | null => {
  const years = projectedYears(document);
  const [first, last] = [years[0] ?? 0, years.at(-1) ?? 0].map(
    (year) => figures[figureId.projection(year, line)]?.value,
  );
  return first === undefined || last === undefined ? null : { first, last };
};

/** The values of a driver in this valuation; null when it has no single value. */
export const driverLevels = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
  driver: MovableDriver,
): DriverLevels | null => {
  switch (driver) {
    case 'weightedAverageCostOfCapital':
      return document.costOfCapital.path === undefined
        ? same(outcome.result?.weightedAverageCostOfCapital)
        : overYears(document, outcome, 'costOfCapital');
    case 'terminalGrowth':
    case 'exitMultiple':
      return same(document.terminal[driver]);
    case 'evToEbitda':
      return same(document.multiples.evToEbitda.central);
    case 'evToEbit':
    case 'evToSales':
    case 'priceToEarnings':
      return same(document.multiples.further?.[driver]?.central);
    case 'sizeStep':
      return same(outcome.figures[figureId.sizeStep()]?.value);
    case 'normalisedEbitda':
      return same(outcome.result?.normalisedEbitda);
    case 'ebitdaMargin':
      return document.projection.ebitMargin === undefined
        ? overYears(document, outcome, 'ebitdaMargin')
        : overYears(document, outcome, 'ebitMargin');
    default:
      return overYears(document, outcome, driver);
  }
};
