import { movedDriverPath } from '../moves/moved-driver-path.ts';
import type {
  CapitalWeights,
  CostOfCapital,
  MultiplesInputs,
  OperatingLeases,
  Projection,
  SyntheticRatingInputs,
  ValuationInputs,
} from '../valuation-inputs.ts';

type Amount = number | null | undefined;

/**
 * The same valuation with its money in a unit `times` as large. `times` is a power of two, so that every amount is
 * identical to the last bit.
 */
export const inLargerUnit = (inputs: ValuationInputs, times: number): ValuationInputs => {
  const amountOf = (amount: number): number => amount / times;
  const amountsOf = <Given extends object>(given: Given): Given => {
    const entries = Object.entries(given).map(([name, amount]: [string, Amount]) => [
      name,
      typeof amount === 'number' ? amountOf(amount) : amount,
    ]);
    return Object.fromEntries(entries) as Given;
  };
  const projection = (given: Projection): Projection => {
    const { losses, spanishTax, workingCapital } = given;
    return {
      ...given,
      ...(losses && { losses: { ...losses, ...amountsOf({ opening: losses.opening }) } }),
      ...(spanishTax?.zone?.kind === 'zec' && {
        spanishTax: {
          ...spanishTax,
          zone: { ...spanishTax.zone, ...amountsOf({ base: spanishTax.zone.base }) },
        },
      }),
      ...(workingCapital?.basis === 'amount' && {
        workingCapital: {
          ...workingCapital,
          amount: movedDriverPath(workingCapital.amount, amountOf),
        },
      }),
    };
  };
  const weights = (given: CapitalWeights): CapitalWeights =>
    given.basis === 'market'
      ? { ...given, ...amountsOf({ debt: given.debt, equity: given.equity }) }
      : given;
  const rating = ({ table, ...amounts }: SyntheticRatingInputs): SyntheticRatingInputs => ({
    table,
    ...amountsOf(amounts),
  });
  const costOfCapital = (given: CostOfCapital): CostOfCapital => ({
    ...given,
    ...(given.weights && { weights: weights(given.weights) }),
    ...(given.syntheticRating && { syntheticRating: rating(given.syntheticRating) }),
  });
  const multiples: MultiplesInputs = {
    ...inputs.multiples,
    ...(inputs.multiples.netIncome !== undefined &&
      amountsOf({ netIncome: inputs.multiples.netIncome })),
  };
  const leases = (given: OperatingLeases): OperatingLeases => {
    const { schedule } = given;
    return {
      ...given,
      ...amountsOf({ rent: given.rent }),
      schedule:
        schedule.basis === 'annuity'
          ? schedule
          : {
              ...schedule,
              ...amountsOf({ beyond: schedule.beyond }),
              commitments: schedule.commitments.map((amount) => amount && amountOf(amount)),
            },
    };
  };
  return {
    ...inputs,
    unit: inputs.unit * times,
    accounts: {
      ...inputs.accounts,
      years: inputs.accounts.years.map((year) => ({ ...year, lines: amountsOf(year.lines) })),
    },
    adjustments: inputs.adjustments.map((adjustment) => ({
      ...adjustment,
      amounts: adjustment.amounts.map(({ year, amount }) => ({ year, amount: amountOf(amount) })),
    })),
    projection: projection(inputs.projection),
    costOfCapital: costOfCapital(inputs.costOfCapital),
    multiples,
    bridge: amountsOf(inputs.bridge),
    ...(inputs.debtItems && { debtItems: inputs.debtItems.map(amountsOf) }),
    ...(inputs.netAssets && {
      netAssets: {
        ...inputs.netAssets,
        ...amountsOf({ bookEquity: inputs.netAssets.bookEquity }),
        adjustments: inputs.netAssets.adjustments.map(amountsOf),
      },
    }),
    ...(inputs.leases && { leases: leases(inputs.leases) }),
  };
};
