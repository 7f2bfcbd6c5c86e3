import { interestCoverage } from './cost-of-capital-formulas.ts';
import { bestSpread, interpolatedSpread, syntheticRating } from './synthetic-rating.ts';
import { figureId } from '../figure.ts';
import { leaseAdjustedCoverage } from '../leases/lease-formulas.ts';
import { optionalInput, requiredInput } from '../trace/document-inputs.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import { leaseFigures, type LeaseFigures } from '../leases/value-leases.ts';
import type {
  CostOfCapitalInput,
  SyntheticRatingInputs,
  ValuationInputs,
} from '../valuation-inputs.ts';

const ratingField = 'costOfCapital.syntheticRating';

export const buildUpField = (name: CostOfCapitalInput): string => `costOfCapital.buildUp.${name}`;

type Operands = Derivation['operands'];

/**
 * The operating profit and the interest of the coverage. The leases' part is computed from their figures, or entered.
 */
const coverageOperands = (
  trace: Trace,
  { operatingProfit, interestExpense, leaseInterest = null }: SyntheticRatingInputs,
  leases: LeaseFigures | undefined,
): { profit: Operands; interest: Operands } => {
  const field = (name: string) => `${ratingField}.${name}`;
  const profit = requiredInput(trace, field('operatingProfit'), operatingProfit, 'money');
  const read = [interestExpense, 'money', 'not-negative'] as const;
  const interest = requiredInput(trace, field('interestExpense'), ...read);
  if (leases === undefined) {
    const ofRents = optionalInput(
      trace,
      field('leaseInterest'),
      leaseInterest,
      'money',
      'not-negative',
    );
    return {
      profit: [['operatingProfit', profit]],
      interest: [
        ['interestExpense', interest],
        ['leaseInterest', ofRents],
      ],
    };
  }
  return {
    profit: [
      ['operatingProfit', profit],
      ['rent', leases.rent],
      ['leaseDepreciation', leases.depreciation],
    ],
    interest: [
      ['interestExpense', interest],
      ['leaseDebt', leases.debt],
      ['costOfDebt', leases.costOfDebt],
    ],
  };
};

type CoverageFormula = Pick<Derivation, 'formula' | 'value'>;

const coverageAfterRents: CoverageFormula = {
  formula: 'interest-coverage',
  value: (ebit, paid, rent) => interestCoverage(ebit + rent, paid + rent),
};

const coverageWithLeases: CoverageFormula = {
  formula: 'interest-coverage-with-leases',
  value: (operatingProfit, rent, leaseDepreciation, interestExpense, leaseDebt, costOfDebt) =>
    leaseAdjustedCoverage({
      operatingProfit,
      rent,
      leaseDepreciation,
      interestExpense,
      leaseDebt,
      costOfDebt,
    }),
};

/** The spread of the rating for the interest coverage; without interest to pay, the spread of the best rating. */
const valueSyntheticSpread = (
  trace: Trace,
  rating: SyntheticRatingInputs,
  leases: LeaseFigures | undefined,
): Traced => {
  const { table } = rating;
  const { profit, interest } = coverageOperands(trace, rating, leases);
  const spread = { id: figureId.costOfCapital('syntheticSpread'), unit: 'rate' } as const;
  const amounts = interest.filter(([symbol]) => symbol !== 'costOfDebt');
  if (amounts.every(([, figure]) => figure?.value === 0)) {
    return trace.derive({
      ...spread,
      formula: 'spread-without-interest',
      operands: amounts,
      value: () => bestSpread(table),
    });
  }
  const coverage = trace.derive({
    id: figureId.costOfCapital('interestCoverage'),
    unit: 'multiple',
    ...(leases === undefined ? coverageAfterRents : coverageWithLeases),
    operands: [...profit, ...interest],
    field: `${ratingField}.interestExpense`,
  });
  if (rating.interpolated === true) {
    return trace.derive({
      ...spread,
      formula: `interpolated-spread-${table}`,
      operands: [['interestCoverage', coverage]],
      value: (times) => interpolatedSpread(times, table),
    });
  }
  return trace.derive({
    ...spread,
    formula: `synthetic-spread-${table}`,
    operands: [['interestCoverage', coverage]],
    value: (times) => syntheticRating(times, table)?.spread ?? Number.NaN,
  });
};

/** The spread of the debt: entered, or that of a synthetic rating. */
export const valueDebtSpread = (trace: Trace, inputs: ValuationInputs): Traced => {
  const { buildUp, syntheticRating: rating } = inputs.costOfCapital;
  if (rating !== undefined) return valueSyntheticSpread(trace, rating, leaseFigures(trace, inputs));
  const read = buildUp.debtToEquity === 0 ? optionalInput : requiredInput;
  return read(trace, buildUpField('debtSpread'), buildUp.debtSpread, 'rate');
};
