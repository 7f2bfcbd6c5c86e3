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
  /** What this part of the inputs alone adds to the central equity value, those before it already changed. Money. */
  effect: number;
}

export interface Waterfall {
  from: number;
  to: number;
  /** In the order of the steps, without those that change nothing; `from + Σ effect = to`, but for the last digit. */
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

/** Replaced together, for each alone may leave a case without a value. */
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

/** Of the valuation as it stands: without its whole range it has no result. */
const equityOf = (inputs: ValuationInputs): number | null => {
  const { result } = valueCompany(inputs);
  return result && equityOfResult(result).central;
};

/**
 * What leads from one valuation's central equity value, after its discounts, to another's, one part of the inputs
 * after the other. Where the inputs changed so far have no value, their effect is counted with the next part. Null
 * while either valuation has no result; `waterfallIssues` says why.
 */
export const waterfall = (from: ValuationInputs, to: ValuationInputs): Waterfall | null => {
  const start = equityOf(from);
  const end = equityOf(to);
  if (start === null || end === null) return null;
  const steps: WaterfallStep[] = [];
  let current = from;
  let before = start;
  // Each effect starts from the sum of those before it, so that their roundings do not add up.
  let sum = start;
  for (const [name, change] of changes) {
    current = change(current, to);
    // A mixture of both inputs may have a central value although its range cannot be computed.
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

/** Why there is no waterfall: what keeps either valuation from a result, at `from.…` or `to.…`; empty when there is. */
export const waterfallIssues = (from: ValuationInputs, to: ValuationInputs): ValuationIssue[] =>
  Object.entries({ from, to }).flatMap(([end, inputs]) =>
    issuesWithoutResult(inputs).map((issue) => ({ ...issue, field: `${end}.${issue.field}` })),
  );
