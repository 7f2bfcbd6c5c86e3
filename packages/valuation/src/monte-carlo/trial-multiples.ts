import { figureId } from '../figure.ts';
import { appliedMultiplesOf } from '../multiples/applied-multiples-of.ts';
import { sizeStepReach } from '../multiples/size-step-reach.ts';
import { usedMultiples } from '../multiples/used-multiples.ts';
import type { MultipleKind, ValuationInputs } from '../valuation-inputs.ts';
import type { ValuationOutcome } from '../valuation-outcome.ts';
import { movedValueInTrial, type TrialColumns } from './trial-columns.ts';

interface UsedMultiple {
  kind: MultipleKind;
  /** The weight of this multiple among all multiples in use. */
  share: number;
  /** The multiple before the size adjustment, in times. */
  listed: number;
  /** Whether the size adjustment applies; it does not apply to multiples of private deals. */
  carriesStep: boolean;
  /**
   * The amount to which the multiple is applied, money; `followsEbitda` states whether that amount moves with EBITDA.
   */
  metric: number;
  followsEbitda: boolean;
  /** The amount from the multiple's value to equity; 0 for P/E. */
  bridge: number;
}

/** The multiples method as plain numbers. */
export interface MultiplesModel {
  multiples: readonly UsedMultiple[];
  sizeStep: number;
  normalisedEbitda: number;
}

/**
 * Null when the result does not include the method, or when comparables include both listed companies and deals: a move
 * could shift the median from a listed company to a deal.
 */
export const multiplesModel = (
  inputs: ValuationInputs,
  { result, figures }: ValuationOutcome,
): MultiplesModel | null => {
  if (!result?.multiples) return null;
  const { multiples: given, leases } = inputs;
  const baseYear = inputs.accounts.years.at(-1)?.year ?? 0;
  const valueOf = (id: string): number => figures[id]?.value ?? 0;
  const weightOf = (kind: MultipleKind): number =>
    (kind === 'evToEbitda' ? (given.evToEbitdaWeight ?? 1) : given.further?.[kind]?.weight) ?? 0;
  const metrics: Record<MultipleKind, number> = {
    evToEbitda: leases ? valueOf(figureId.lease('ebitda')) : result.normalisedEbitda,
    evToEbit: valueOf(
      leases ? figureId.lease('ebit') : figureId.account(baseYear, 'normalisedEbit'),
    ),
    evToSales: valueOf(figureId.account(baseYear, 'revenue')),
    priceToEarnings: given.netIncome ?? Number.NaN,
  };
  const kinds = usedMultiples(given);
  if (kinds.some((kind) => sizeStepReach(given, kind) === 'part')) return null;
  const total = kinds.reduce((sum, kind) => sum + weightOf(kind), 0);
  const multiples = kinds.map((kind) => {
    const own = kind === 'evToEbitda' ? given.evToEbitda : given.further?.[kind];
    const carriesStep = sizeStepReach(given, kind) === 'whole';
    const ofListed = figures[figureId.multiple(kind, 'listed.central')]?.value;
    const ofDeals = carriesStep ? undefined : appliedMultiplesOf(figures, kind)?.central;
    return {
      kind,
      share: weightOf(kind) / total,
      listed: ofListed ?? ofDeals ?? own?.central ?? 0,
      carriesStep,
      metric: metrics[kind],
      followsEbitda: kind === 'evToEbitda' || kind === 'evToEbit',
      bridge: kind === 'priceToEarnings' ? 0 : valueOf(figureId.bridgeTotal()),
    };
  });
  const { normalisedEbitda } = result;
  return { multiples, sizeStep: valueOf(figureId.sizeStep()), normalisedEbitda };
};

/** Equity value by the multiples method in one trial. */
export const multiplesEquityAt = (
  { multiples, sizeStep, normalisedEbitda }: MultiplesModel,
  columns: TrialColumns,
  at: number,
): number => {
  const step = 1 + movedValueInTrial(sizeStep, columns.sizeStep, at);
  const moreEbitda =
    movedValueInTrial(normalisedEbitda, columns.normalisedEbitda, at) - normalisedEbitda;
  let equity = 0;
  for (const { kind, share, listed, carriesStep, metric, followsEbitda, bridge } of multiples) {
    const amount = followsEbitda ? metric + moreEbitda : metric;
    equity +=
      share *
      (amount * movedValueInTrial(listed, columns[kind], at) * (carriesStep ? step : 1) + bridge);
  }
  return equity;
};
