import { interestCoverage } from './accounts/interest-coverage.ts';
import { bestSpread, syntheticRating } from './cost-of-capital/synthetic-rating.ts';
import { figureId } from './figure.ts';
import { optionalInput, requiredInput } from './trace/document-inputs.ts';
import type { Trace, Traced } from './trace/trace.ts';
import type {
  CostOfCapitalInput,
  SyntheticRatingInputs,
  ValuationInputs,
} from './valuation-inputs.ts';

const ratingField = 'costOfCapital.syntheticRating';

export const buildUpField = (name: CostOfCapitalInput): string => `costOfCapital.buildUp.${name}`;

/** The spread of the rating that the interest coverage would earn; without interest to pay, that of the best. */
const valueSyntheticSpread = (trace: Trace, rating: SyntheticRatingInputs): Traced => {
  const { table, operatingProfit, interestExpense, leaseInterest = null } = rating;
  const profit = requiredInput(trace, `${ratingField}.operatingProfit`, operatingProfit, 'money');
  const interest = [
    [
      'interestExpense',
      requiredInput(
        trace,
        `${ratingField}.interestExpense`,
        interestExpense,
        'money',
        'not-negative',
      ),
    ],
    [
      'leaseInterest',
      optionalInput(trace, `${ratingField}.leaseInterest`, leaseInterest, 'money', 'not-negative'),
    ],
  ] as const;
  const spread = { id: figureId.costOfCapital('syntheticSpread'), unit: 'rate' } as const;
  if (interest.every(([, figure]) => figure?.value === 0)) {
    return trace.derive({
      ...spread,
      formula: 'spread-without-interest',
      operands: interest,
      value: () => bestSpread(table),
    });
  }
  const coverage = trace.derive({
    id: figureId.costOfCapital('interestCoverage'),
    unit: 'multiple',
    formula: 'interest-coverage',
    operands: [['operatingProfit', profit], ...interest],
    value: (ebit, paid, rent) => interestCoverage(ebit + rent, paid + rent),
    field: `${ratingField}.interestExpense`,
  });
  return trace.derive({
    ...spread,
    formula: `synthetic-spread-${table}`,
    operands: [['interestCoverage', coverage]],
    value: (times) => syntheticRating(times, table)?.spread ?? Number.NaN,
  });
};

/** The debt's spread: given, or that of a synthetic rating. */
export const valueDebtSpread = (trace: Trace, inputs: ValuationInputs): Traced => {
  const { buildUp, syntheticRating: rating } = inputs.costOfCapital;
  if (rating !== undefined) return valueSyntheticSpread(trace, rating);
  const read = buildUp.debtToEquity === 0 ? optionalInput : requiredInput;
  return read(trace, buildUpField('debtSpread'), buildUp.debtSpread, 'rate');
};
