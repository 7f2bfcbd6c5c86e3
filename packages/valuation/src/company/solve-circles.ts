import { figureId } from '../figure.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';
import { valueCompany } from './value-company.ts';

/** Where a circle comes to rest, and after how many valuations. */
export interface SolvedCircle {
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
 * The market value of equity at which the DCF gives that same value: each round is weighted by the value of the round
 * before, or by the mean of the last two once values swing. Null without market weights, or where the rounds do not
 * settle above zero. Money. House rule.
 */
export const solveMarketWeights = (inputs: ValuationInputs): SolvedCircle | null => {
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

/** Starts from the rating without the leases, which cannot count before they have a rate. */
const startingRate = ({ leases: _leases, ...inputs }: ValuationInputs): number =>
  figureOf(inputs, figureId.costOfCapital('costOfDebt'));

/**
 * The rate at which discounting the leases leads, through the rating, to that same cost of debt. Ratings come in
 * steps: where the rates repeat in a ring, the highest of it. Null where the build-up gives none. A fraction.
 * Damodaran iterates the same circle.
 */
export const solveLeaseRate = (inputs: ValuationInputs): SolvedCircle | null => {
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

/** The document rounds the equity it keeps by far less than this share of it. */
const equityTolerance = 1e-6;

/** Rounds after which the equity met its value, while it still does; null otherwise. */
export const roundsOfMarketWeights = (
  { costOfCapital: { weights } }: Pick<ValuationInputs, 'costOfCapital'>,
  { figures }: Pick<ValuationOutcome, 'figures'>,
): number | null => {
  if (weights?.basis !== 'market' || weights.equity === null) return null;
  const produced = figures[figureId.dcfEquity('central')]?.value ?? Number.NaN;
  const agrees = Math.abs(produced - weights.equity) <= equityTolerance * produced;
  return agrees ? (weights.rounds ?? null) : null;
};

const rateTolerance = 1e-9;

/** Rounds after which the leases' rate met the cost of debt, while it still does; null otherwise. */
export const roundsOfLeaseRate = (
  { leases }: Pick<ValuationInputs, 'leases'>,
  { figures }: Pick<ValuationOutcome, 'figures'>,
): number | null => {
  const { costOfDebt = null, rounds = null } = leases ?? {};
  const produced = figures[figureId.costOfCapital('costOfDebt')]?.value ?? Number.NaN;
  return costOfDebt !== null && Math.abs(produced - costOfDebt) < rateTolerance ? rounds : null;
};
