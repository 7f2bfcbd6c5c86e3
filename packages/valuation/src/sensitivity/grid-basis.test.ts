import { expect, test } from 'vitest';
import type { CashFlowBasis } from '../dcf/discounted-cash-flow.ts';
import { gridBasis } from './grid-basis.ts';

const basisAt = (times: readonly number[], terminalTime: number): CashFlowBasis => ({
  freeCashFlows: times.map((_, at) => 100 + at),
  times,
  terminalTime,
  terminalEbitda: 220,
});

test('flows a year apart take the fast grid, a sale half a year after the last one as well', () => {
  const flows = Float64Array.from([100, 101, 102]);
  const rest = { freeCashFlows: flows, bridgeTotal: -250 };
  const gordon = { ...rest, isGordon: true, terminalBase: 102 };
  const sale = { ...rest, isGordon: false, terminalBase: 220 };
  const ofYearEnd = { firstTime: 1, terminalDelay: 0 };
  expect(gridBasis(basisAt([1, 2, 3], 3), true, -250)).toEqual({ ...gordon, ...ofYearEnd });
  expect(gridBasis(basisAt([1, 2, 3], 3), false, -250)).toEqual({ ...sale, ...ofYearEnd });
  const midYear = basisAt([0.5, 1.5, 2.5], 2.5);
  expect(gridBasis(midYear, true, -250)).toEqual({ ...gordon, firstTime: 0.5, terminalDelay: 0 });
  const sold = { ...midYear, terminalTime: 3 };
  expect(gridBasis(sold, false, -250)).toEqual({ ...sale, firstTime: 0.5, terminalDelay: 0.5 });
  expect(gridBasis(basisAt([0.25], 0.25), true, 0)?.firstTime).toBe(0.25);
});

test.each([
  // The remaining part of a first year, and whole years after it.
  basisAt([0.25, 1, 2], 2),
  basisAt([0.125, 0.75], 0.75),
  basisAt([0.75, 1.75, 2.5], 2.5),
  basisAt([0.125], -0.25),
  basisAt([1, 2, 3], 4),
  { ...basisAt([1, 2], 2), exitTime: 2 },
  { ...basisAt([1, 2], 2), terminalFlow: { kind: 'flow' as const, freeCashFlow: 90 } },
  { ...basisAt([1, 2], 2), yearlyRates: { offsets: [0, 0], closings: [1, 2] } },
])('other flows do not: %j', (basis) => {
  expect(gridBasis(basis, true, -250)).toBeNull();
});
