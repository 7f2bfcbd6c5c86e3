import { figureId } from '../figure.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';
import { valueCompany } from './value-company.ts';

/** The solution of a circular calculation, and the number of valuations needed to find it. */
export interface CircularSolution {
  value: number;
  rounds: number;
}

const mostRounds = 200;
const precision = 1e-10;

const figureOf = (inputs: ValuationInputs, id: string): number =>
  valueCompany(inputs).figures[id]?.value ?? Number.NaN;

const withEquity = (inputs: ValuationInputs, equity: number): ValuationInputs => {
  const { costOfCapital } = inputs;
  if (costOfCapital.weights?.basis !== 'market') return inputs;
  const weights = { ...costOfCapital.weights, equity };
  return { ...inputs, costOfCapital: { ...costOfCapital, weights } };
};

/**
 * The market value of equity for which the DCF returns the same value. Each round uses the value of the round before as
 * weight, or the mean of the last two once values oscillate. Null without market weights, or when the rounds do not
 * converge above zero. Money. House rule.
 */
export const solveMarketWeights = (inputs: ValuationInputs): CircularSolution | null => {
  const { weights } = inputs.costOfCapital;
  if (weights?.basis !== 'market') return null;
  const given = weights.equity ?? 0;
  let equity = given > 0 ? given : 1;
  let lastMove = Number.POSITIVE_INFINITY;
  for (let rounds = 1; rounds <= mostRounds; rounds += 1) {
    const produced = figureOf(withEquity(inputs, equity), figureId.dcfEquity('central'));
    if (!(produced > 0)) return null;
    const move = produced - equity;
    if (Math.abs(move) <= precision * produced) return { value: produced, rounds };
    const swings = Math.sign(move) !== Math.sign(lastMove) || Math.abs(move) > Math.abs(lastMove);
    equity += rounds > 1 && swings ? move / 2 : move;
    lastMove = move;
  }
  return null;
};

const withLeaseRate = (inputs: ValuationInputs, costOfDebt: number): ValuationInputs =>
  inputs.leases === undefined ? inputs : { ...inputs, leases: { ...inputs.leases, costOfDebt } };

/** Starts with the rating without the leases, because leases cannot be included before they have a rate. */
const startingRate = ({ leases: _leases, ...inputs }: ValuationInputs): number =>
  figureOf(inputs, figureId.costOfCapital('costOfDebt'));

/**
 * The discount rate of the leases at which the rating gives the same cost of debt, a fraction. Ratings have discrete
 * levels, so rates may repeat in a cycle; the highest of the cycle is used. Null when the build-up gives none.
 * Damodaran iterates the same circular calculation.
 */
export const solveLeaseRate = (inputs: ValuationInputs): CircularSolution | null => {
  if (inputs.leases === undefined) return null;
  const seen: number[] = [];
  let rate = startingRate(inputs);
  for (let rounds = 1; rounds <= mostRounds; rounds += 1) {
    if (!(rate > 0)) return null;
    const produced = figureOf(withLeaseRate(inputs, rate), figureId.costOfCapital('costOfDebt'));
    if (produced === rate) return { value: rate, rounds };
    seen.push(rate);
    const ring = seen.indexOf(produced);
    if (ring !== -1) return { value: Math.max(...seen.slice(ring)), rounds };
    rate = produced;
  }
  return null;
};

/** A relative tolerance far larger than the rounding of the equity stored in the document. */
const equityTolerance = 1e-6;

/**
 * The number of rounds after which the market weights converged, if the stored equity still equals the computed one;
 * null otherwise.
 */
export const marketWeightsIterations = (
  { costOfCapital: { weights } }: Pick<ValuationInputs, 'costOfCapital'>,
  { figures }: Pick<ValuationOutcome, 'figures'>,
): number | null => {
  if (weights?.basis !== 'market' || weights.equity === null) return null;
  const produced = figures[figureId.dcfEquity('central')]?.value ?? Number.NaN;
  const agrees = Math.abs(produced - weights.equity) <= equityTolerance * produced;
  return agrees ? (weights.rounds ?? null) : null;
};

const rateTolerance = 1e-9;

/** The number of rounds after which the leases' rate converged, if it still equals the cost of debt; null otherwise. */
export const leaseRateIterations = (
  { leases }: Pick<ValuationInputs, 'leases'>,
  { figures }: Pick<ValuationOutcome, 'figures'>,
): number | null => {
  const { costOfDebt = null, rounds = null } = leases ?? {};
  const produced = figures[figureId.costOfCapital('costOfDebt')]?.value ?? Number.NaN;
  return costOfDebt !== null && Math.abs(produced - costOfDebt) < rateTolerance ? rounds : null;
};
