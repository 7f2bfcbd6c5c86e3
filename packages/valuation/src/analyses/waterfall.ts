import { issuesWithoutResult } from '../company/issues-without-result.ts';
import { centralEquityOf } from '../moves/move-driver.ts';
import { driverNames, type DriverName, type ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationIssue } from '../valuation-outcome.ts';
import { equityOfResult } from '../equity-of-result.ts';
import { valueCompany } from '../company/value-company.ts';

export type WaterfallStepName =
  | 'accounts'
  | 'adjustments'
  | DriverName
  | 'projection'
  | 'costOfCapital'
  | 'terminal'
  | 'discounting'
  | 'multiples'
  | 'leases'
  | 'method'
  | 'bridge'
  | 'discounts';

export interface WaterfallStep {
  name: WaterfallStepName;
  /**
   * The change of the central equity value caused by this part of the inputs alone, after the parts before it have
   * changed. Money.
   */
  effect: number;
}

export interface Waterfall {
  from: number;
  to: number;
  /** The steps in order, without those that change nothing. `from + Σ effect = to`, except for the last digit. */
  steps: WaterfallStep[];
}

type Change = (current: ValuationInputs, target: ValuationInputs) => ValuationInputs;

const changeDriver =
  (name: DriverName): Change =>
  (current, target) => ({
    ...current,
    projection: {
      ...current.projection,
      drivers: { ...current.projection.drivers, [name]: target.projection.drivers[name] },
    },
  });

/** Inputs of one step are replaced together, because replacing one alone may result in a case without a value. */
const changes: readonly (readonly [WaterfallStepName, Change])[] = [
  ['accounts', (current, { accounts, unit }) => ({ ...current, accounts, unit })],
  ['adjustments', (current, { adjustments }) => ({ ...current, adjustments })],
  ...driverNames.map((name) => [name, changeDriver(name)] as const),
  ['projection', (current, { projection }) => ({ ...current, projection })],
  ['costOfCapital', (current, { costOfCapital }) => ({ ...current, costOfCapital })],
  ['terminal', (current, { terminal }) => ({ ...current, terminal })],
  ['discounting', (current, { discounting }) => ({ ...current, discounting })],
  ['multiples', (current, { multiples }) => ({ ...current, multiples })],
  [
    'leases',
    ({ leases: _before, ...rest }, { leases }) => ({ ...rest, ...(leases && { leases }) }),
  ],
  [
    'method',
    ({ bridge, debtItems = [], discounts = {} }, target) => ({
      ...target,
      bridge,
      debtItems,
      discounts,
    }),
  ],
  ['bridge', ({ discounts = {} }, target) => ({ ...target, discounts })],
  ['discounts', (_current, target) => target],
];

/** Central equity value of the complete valuation; null without a result, which requires the whole range. */
const equityOf = (inputs: ValuationInputs): number | null => {
  const { result } = valueCompany(inputs);
  return result && equityOfResult(result).central;
};

/**
 * The steps from one valuation's central equity value after discounts to another's, one part of the inputs after the
 * other. When a step has no value, its effect is included in the next one. Null while either valuation has no result;
 * `waterfallIssues` returns the reason.
 */
export const waterfall = (from: ValuationInputs, to: ValuationInputs): Waterfall | null => {
  const start = equityOf(from);
  const end = equityOf(to);
  if (start === null || end === null) return null;
  const steps: WaterfallStep[] = [];
  let current = from;
  let before = start;
  // Each effect is measured from the sum of those before it, so that rounding errors do not accumulate.
  let sum = start;
  for (const [name, change] of changes) {
    current = change(current, to);
    // A mixture of both inputs may have a central value even when its range cannot be computed.
    const after = equityOf(current) ?? centralEquityOf(current);
    if (after === null) continue;
    if (after !== before) {
      const effect = after - sum;
      steps.push({ name, effect });
      sum += effect;
    }
    before = after;
  }
  return { from: start, to: end, steps };
};

/**
 * The reasons why there is no waterfall: the issues that leave a valuation without a result, at `from.…` or `to.…`;
 * empty when there is one.
 */
export const waterfallIssues = (from: ValuationInputs, to: ValuationInputs): ValuationIssue[] =>
  Object.entries({ from, to }).flatMap(([end, inputs]) =>
    issuesWithoutResult(inputs).map((issue) => ({ ...issue, field: `${end}.${issue.field}` })),
  );
