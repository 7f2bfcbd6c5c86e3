import { Trace } from './trace/trace.ts';
import { valueAccounts, type BaseYear } from './value-accounts.ts';
import { valueBridge } from './value-bridge.ts';
import { valueDcf } from './value-dcf.ts';
import { valueMultiples } from './value-multiples.ts';
import { valueResult } from './value-result.ts';
import { valueWarnings } from './value-warnings.ts';
import type { ValuationInputs } from './valuation-inputs.ts';
import type { ValuationOutcome, ValuationResult } from './valuation-outcome.ts';

/** Every valuation needs revenue and EBITDA of the base year; itemised, EBITDA needs at least one cost. */
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

const toOutcome = (trace: Trace, result: ValuationResult | null): ValuationOutcome => ({
  figures: trace.figures,
  result,
  issues: trace.issues,
});

/**
 * Values a company by the chosen method. Never throws: what is missing or wrong is an issue at its field, and every
 * figure that can be computed without it is there, each with the formula and the figures it follows from.
 * Rules and sources: the kernels' own docstrings.
 */
export const valueCompany = (inputs: ValuationInputs): ValuationOutcome => {
  const trace = new Trace();
  const base = valueAccounts(trace, inputs);
  const bridge = valueBridge(trace, inputs);
  if (base === null) return toOutcome(trace, null);
  requireBaseYear(trace, inputs, base);
  const dcf = inputs.method === 'multiples' ? null : valueDcf(trace, inputs, base, bridge);
  const multiples = inputs.method === 'dcf' ? null : valueMultiples(trace, inputs, base, bridge);
  const result = valueResult(trace, inputs, base, bridge, { dcf, multiples });
  valueWarnings(trace, inputs, base);
  return toOutcome(trace, trace.stopped ? null : result);
};
