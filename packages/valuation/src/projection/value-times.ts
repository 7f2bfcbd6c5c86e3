import {
  stubDiscountTime,
  timeAfterStub,
  discountTime,
} from '../discounting/stub-discount-time.ts';
import { daysOfYear } from '../discounting/days-of-year.ts';
import { figureId } from '../figure.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { DiscountingConvention, ValuationInputs } from '../valuation-inputs.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';

/** A projected year whose time is computed, and the id of the resulting figure. */
export interface TimeTarget {
  id: string;
  yearFigure: Traced;
  base: BaseYear;
  /** Undefined when the valuation date is the end of the base year. */
  stub: Traced | undefined;
}

/**
 * The fraction of the first projected year after the valuation date; undefined at the end of the base year, when it is
 * the whole year. Null for a date before that end or after the first projected year, which `checkDates` refuses.
 */
export const valueStubFraction = (
  trace: Trace,
  { valuationDate = null }: ValuationInputs,
  base: BaseYear,
): Traced | undefined => {
  if (valuationDate === null) return undefined;
  const field = 'valuationDate';
  const days = daysOfYear(valuationDate, base.year + 1);
  if (days === null) return trace.error('date-outside-first-year', field);
  const { left, whole } = days;
  if (left > whole || left < 0) return null;
  if (left === whole) return undefined;
  const ofDate = (name: string, value: number): Traced =>
    trace.leaf({ id: figureId.input(`${field}.${name}`), field, value, unit: 'count' });
  return trace.derive({
    id: figureId.stubFraction(),
    unit: 'time',
    formula: 'stub-fraction',
    operands: [
      ['daysLeft', ofDate('daysLeft', left)],
      ['daysOfYear', ofDate('daysOfYear', whole)],
    ],
    value: (part, all) => part / all,
  });
};

/**
 * Years to the flow of a whole year. In a stub year, this may be before the valuation date, because a perpetuity grows
 * from the flow of the whole year.
 */
export const valueWholeYearTime = (
  trace: Trace,
  { id, yearFigure, base, stub }: TimeTarget,
  convention: DiscountingConvention,
): Traced => {
  const years = [
    ['year', yearFigure],
    ['baseYear', base.yearFigure],
  ] as const;
  if (stub === undefined) {
    return trace.derive({
      id,
      unit: 'time',
      formula: `time-${convention}`,
      operands: years,
      value: (year, baseYear) => discountTime(year - baseYear, convention),
    });
  }
  return trace.derive({
    id,
    unit: 'time',
    formula: `time-${convention}-after-stub`,
    operands: [['stubFraction', stub], ...years],
    value: (fraction, year, baseYear) => timeAfterStub(year - baseYear, fraction, convention),
  });
};

/**
 * Years to the flow of a projected year. With mid-year flows, the flow of a stub year arrives in the middle of its
 * remaining part.
 */
export const valueFlowTime = (
  trace: Trace,
  place: TimeTarget,
  convention: DiscountingConvention,
): Traced => {
  const { id, yearFigure, base, stub } = place;
  const isFirst = yearFigure?.value === base.year + 1;
  if (stub === undefined || convention === 'year-end' || !isFirst) {
    return valueWholeYearTime(trace, place, convention);
  }
  return trace.derive({
    id,
    unit: 'time',
    formula: 'time-in-stub',
    operands: [['stubFraction', stub]],
    value: (fraction) => stubDiscountTime(1, fraction, convention),
  });
};
