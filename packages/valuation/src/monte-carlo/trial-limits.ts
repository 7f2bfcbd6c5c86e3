import { figureId, type Figures } from '../figure.ts';
import { usedMultiples } from '../multiples/used-multiples.ts';
import { terminalMethodOf } from '../terminal-value/terminal-method-of.ts';
import { isWithinLimit, type InputLimit } from '../trace/input-limit.ts';
import type { Driver, ValuationInputs } from '../valuation-inputs.ts';
import type { MovableDriver } from '../moves/move-driver.ts';
import { multiplesAtSize } from '../moves/multiples-at-size.ts';
import { givenMultiple } from '../multiples/value-applied-multiple.ts';
import type { DrawnDriver } from './trial-columns.ts';

/**
 * The minimum and maximum value of a drawn driver, with the limit of possible values for a company, which no trial may
 * exceed.
 */
interface TrialLimit {
  drawn: DrawnDriver;
  least: number;
  greatest: number;
  limit: InputLimit;
}

/** Every value from which a driver is computed in the years from `first` on. */
const valuesOf = ({ path, overrides }: Driver, first: number, years: number): number[] =>
  Array.from({ length: years }, (_, at) => {
    const override = overrides.find(({ year }) => year === first + at);
    if (override !== undefined) return [override.value];
    switch (path.kind) {
      case 'constant':
        return [path.value];
      case 'fade':
        return [path.start, path.end];
      case 'per-year':
        return [path.values[at] ?? null];
    }
  })
    .flat()
    .filter((value) => value !== null);

/** The tax driver, limited to the years in which it applies; in other years Spanish rates replace it. */
const taxDriver = ({ drivers, spanishTax }: ValuationInputs['projection']): Driver =>
  spanishTax === undefined
    ? drivers.taxRate
    : { ...drivers.taxRate, path: { kind: 'constant', value: null } };

type DriverLimit = readonly [MovableDriver, InputLimit, readonly number[]];

const flowLimits = ({ method, accounts, projection, terminal }: ValuationInputs): DriverLimit[] => {
  if (method === 'multiples') return [];
  const first = (accounts.years.at(-1)?.year ?? 0) + 1;
  const ofYears = (driver: Driver) => valuesOf(driver, first, projection.years);
  const kind = terminalMethodOf(terminal);
  return [
    ['revenueGrowth', 'growth', ofYears(projection.drivers.revenueGrowth)],
    ['taxRate', 'share', ofYears(taxDriver(projection))],
    ['terminalGrowth', 'growth', kind === 'exit-multiple' ? [] : [terminal.terminalGrowth ?? 0]],
    ['exitMultiple', 'positive', kind === 'gordon' ? [] : [terminal.exitMultiple ?? 0]],
  ];
};

const multipleLimits = (inputs: ValuationInputs, figures: Figures): DriverLimit[] => {
  if (inputs.method === 'dcf') return [];
  const atSize = { ...inputs, multiples: multiplesAtSize(inputs.multiples, figures) };
  const ofMultiples = usedMultiples(inputs.multiples).map((kind): DriverLimit => {
    const { central, comparables } = givenMultiple(atSize, kind);
    const values = comparables?.map(({ value }) => value) ?? [central ?? 0];
    return [kind, 'not-negative', values];
  });
  const sizeStep = figures[figureId.sizeStep()];
  return [
    ...ofMultiples,
    ['sizeStep', 'size-step', sizeStep === undefined ? [] : [sizeStep.value]],
  ];
};

/** The limits of the drawn drivers. */
export const trialLimits = (
  inputs: ValuationInputs,
  figures: Figures,
  drawn: readonly DrawnDriver[],
): TrialLimit[] =>
  [...flowLimits(inputs), ...multipleLimits(inputs, figures)].flatMap(([driver, limit, values]) => {
    const own = drawn.find((one) => one.driver === driver);
    if (values.length === 0 || own === undefined) return [];
    // Not passed as arguments of one `Math.min` call, because there may be hundreds of thousands of comparables.
    const least = values.reduce((one, other) => Math.min(one, other));
    const greatest = values.reduce((one, other) => Math.max(one, other));
    return [{ drawn: own, limit, least, greatest }];
  });

const keepsWithin = ({ drawn, least, greatest, limit }: TrialLimit, amount: number): boolean => {
  const move = (base: number): number => (drawn.apply === 'shift' ? base + amount : base * amount);
  return isWithinLimit(move(least), limit) && isWithinLimit(move(greatest), limit);
};

/**
 * Whether all trials from `from` up to `to` are within the limit; this is the case if the smallest and the largest
 * amount are.
 */
const allKeepWithin = (limit: TrialLimit, from: number, to: number): boolean => {
  const { amounts } = limit.drawn;
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (let at = from; at < to; at += 1) {
    const amount = amounts[at] ?? 0;
    if (amount < least) least = amount;
    if (amount > greatest) greatest = amount;
  }
  return keepsWithin(limit, least) && keepsWithin(limit, greatest);
};

/** The first trial from `from` on that moves a driver beyond its limit; `to` when there is none. */
export const firstBeyondLimits = (
  limits: readonly TrialLimit[],
  from: number,
  to: number,
): number => {
  let end = to;
  for (const limit of limits) {
    if (allKeepWithin(limit, from, end)) continue;
    let at = from;
    while (at < end && keepsWithin(limit, limit.drawn.amounts[at] ?? 0)) at += 1;
    end = at;
  }
  return end;
};
