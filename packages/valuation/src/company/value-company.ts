import { closingDate, daysOfYear } from '../discounting/days-of-year.ts';
import { isWithinLimit } from '../trace/input-limit.ts';
import { Trace } from '../trace/trace.ts';
import { valueAccounts, type BaseYear } from '../accounts/value-accounts.ts';
import { valueBridge, type BridgeFigures } from '../equity/value-bridge.ts';
import { valueDcf, type DcfFigures } from '../dcf/value-dcf.ts';
import { valueLeases } from '../leases/value-leases.ts';
import { valueDealDistance } from '../multiples/value-deal-distance.ts';
import { valueMultiples } from '../multiples/value-multiples.ts';
import { valueNetAssets } from '../net-assets/value-net-assets.ts';
import { valueResult } from '../result/value-result.ts';
import { valueWarnings } from '../warnings/value-warnings.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome, ValuationResult } from '../valuation-outcome.ts';

/** Every valuation needs revenue and EBITDA of the base year; for itemised accounts, EBITDA needs at least one cost. */
const requireBaseYear = (trace: Trace, inputs: ValuationInputs, base: BaseYear): void => {
  const lines = inputs.accounts.years.at(-1)?.lines;
  if (lines === undefined) return;
  if (lines.revenue === null) trace.missing(`${base.path}.revenue`);
  if (inputs.accounts.detail === 'summary') {
    if (lines.ebitda === null) trace.missing(`${base.path}.ebitda`);
    return;
  }
  const { supplies, personnel, otherOperatingExpenses } = lines;
  if (supplies === null && personnel === null && otherOperatingExpenses === null) {
    trace.missing(`${base.path}.supplies`);
  }
};

/** Every amount is in this unit, so it is checked even when no figure uses it. */
const requireUnit = (trace: Trace, { unit }: ValuationInputs): void => {
  if (!Number.isFinite(unit)) trace.error('not-a-number', 'unit');
  else if (!isWithinLimit(unit, 'positive'))
    trace.error('value-out-of-range', 'unit', { value: unit });
};

/** A valuation with the results of its parts. */
export interface CompanyValuation {
  trace: Trace;
  bridge: BridgeFigures;
  dcf: DcfFigures | null;
  result: ValuationResult | null;
}

/**
 * The checks of dates for every method: the base year must be closed at the valuation date and not older than a year,
 * and the balance must be of that date. Without projected cash flows, an older base year is only a warning.
 */
const checkDates = (trace: Trace, inputs: ValuationInputs, base: BaseYear): void => {
  const { method, valuationDate = null, balanceDate = null } = inputs;
  const close = closingDate(base.year);
  const balance = balanceDate ?? close;
  const field = 'valuationDate';
  const days = valuationDate === null ? null : daysOfYear(valuationDate, base.year + 1);
  if (days !== null && days.left > days.whole) trace.error('date-before-base-year-end', field);
  else if (balance !== (valuationDate ?? close))
    trace.warn('balance-of-another-date', 'balanceDate', {});
  if (days === null || days.left >= 0) return;
  if (method === 'multiples') trace.warn('base-year-too-old', field, {});
  else trace.error('base-year-too-old', field);
};

/** Computes every part of a valuation; a part is null when the method does not use it or it cannot be computed yet. */
export const valueParts = (inputs: ValuationInputs): CompanyValuation => {
  const trace = new Trace();
  requireUnit(trace, inputs);
  const leases = valueLeases(trace, inputs);
  const base = valueAccounts(trace, inputs, leases);
  const bridge = valueBridge(trace, inputs, leases);
  if (base === null) return { trace, bridge, dcf: null, result: null };
  requireBaseYear(trace, inputs, base);
  checkDates(trace, inputs, base);
  const { method } = inputs;
  const dcf = trace.during(() =>
    method === 'multiples' ? null : valueDcf(trace, inputs, base, bridge),
  );
  const multiples = trace.during(() =>
    method === 'dcf' ? null : valueMultiples(trace, inputs, base, bridge),
  );
  const result = valueResult(trace, inputs, base, bridge, {
    dcf: { figures: dcf.answer, stops: dcf.stops },
    multiples: { figures: multiples.answer, stops: multiples.stops },
  });
  valueNetAssets(trace, inputs);
  valueDealDistance(trace, inputs, base);
  valueWarnings(trace, inputs, base);
  return { trace, bridge, dcf: dcf.answer, result: trace.stopped ? null : result };
};

/**
 * Values a company by the chosen method. Never throws: a missing or wrong input becomes an issue at its field, and
 * every figure that does not depend on it is still computed, with its formula and its operands. Rules and sources are
 * in the comments of each calculation.
 */
export const valueCompany = (inputs: ValuationInputs): ValuationOutcome => {
  const { trace, result } = valueParts(inputs);
  return { figures: trace.figures, result, issues: trace.issues };
};
