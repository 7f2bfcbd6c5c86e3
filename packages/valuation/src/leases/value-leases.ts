import { discountFactor } from '../discounting/discount-factor.ts';
import { figureId } from '../figure.ts';
import {
  presentValueOfAnnuity,
  presentValueOfLump,
  yearsBeyondCommitments,
} from './lease-formulas.ts';
import { optionalInput, requiredInput } from '../trace/document-inputs.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { LeaseSchedule, OperatingLeases, ValuationInputs } from '../valuation-inputs.ts';

/** The figures of a valuation's leases when they are treated as debt. */
export interface LeaseFigures {
  /** Revenue and EBITDA of the base year. */
  rent: Traced;
  costOfDebt: Traced;
  debt: Traced;
  /** The straight-line depreciation of one year. */
  depreciation: Traced;
}

const field = 'leases.schedule';

/** The leases' figures as computed by `valueLeases`; undefined when rents are treated as an expense. */
export const leaseFigures = (trace: Trace, { leases }: ValuationInputs): LeaseFigures | undefined =>
  leases && {
    rent: trace.figures[figureId.input('leases.rent')] ?? null,
    costOfDebt: trace.figures[figureId.input('leases.costOfDebt')] ?? null,
    debt: trace.figures[figureId.lease('debt')] ?? null,
    depreciation: trace.figures[figureId.lease('depreciation')] ?? null,
  };

const yearLeaf = (trace: Trace, year: number): Traced =>
  trace.leaf({
    id: figureId.input(`${field}.year.${year}`),
    field: `${field}.commitments.${year - 1}`,
    value: year,
    unit: 'time',
  });

interface GivenYear {
  commitment: Traced;
  time: Traced;
}

/** The years with their own commitment, up to the last one entered; a blank year between is treated as 0. */
const givenYears = (trace: Trace, commitments: readonly (number | null)[]): GivenYear[] => {
  const last = commitments.findLastIndex((commitment) => commitment !== null);
  return commitments.slice(0, last + 1).map((value, index) => ({
    commitment: optionalInput(
      trace,
      `${field}.commitments.${index}`,
      value,
      'money',
      'not-negative',
    ),
    time: yearLeaf(trace, index + 1),
  }));
};

/** The number of years over which the lump sum is spread, and its present value. */
const valueLump = (
  trace: Trace,
  years: readonly GivenYear[],
  beyond: number,
  costOfDebt: Traced,
): { yearsBeyond: Traced; presentValue: Traced } => {
  const lump = requiredInput(trace, `${field}.beyond`, beyond, 'money', 'not-negative');
  const lastYear = years.at(-1)?.time ?? null;
  const count = years.length;
  const yearsBeyond = trace.derive({
    id: figureId.lease('yearsBeyond'),
    unit: 'time',
    formula: 'lease-years-beyond',
    operands: [
      ['lump', lump],
      ...years.map(({ commitment }) => ['commitment', commitment] as const),
      ['explicitYears', lastYear],
    ],
    value: (amount, ...values) => {
      const total = values.slice(0, count).reduce((sum, value) => sum + value, 0);
      return yearsBeyondCommitments(amount, total / count);
    },
    field: `${field}.beyond`,
  });
  const presentValue = trace.derive({
    id: figureId.lease('presentValueBeyond'),
    unit: 'money',
    formula: 'lease-present-value-beyond',
    operands: [
      ['lump', lump],
      ['yearsBeyond', yearsBeyond],
      ['costOfDebt', costOfDebt],
      ['explicitYears', lastYear],
    ],
    value: (amount, spread, rate, year) => presentValueOfLump(amount, rate, year, spread),
  });
  return { yearsBeyond, presentValue };
};

interface LeaseDebt {
  debt: Traced;
  /** The periods, in years, over which the debt is repaid. */
  years: readonly Traced[];
}

const valueCommitments = (
  trace: Trace,
  { commitments, beyond }: Extract<LeaseSchedule, { basis: 'commitments' }>,
  costOfDebt: Traced,
): LeaseDebt => {
  const given = givenYears(trace, commitments);
  const last = given.at(-1);
  if (last === undefined) {
    return { debt: trace.missing(`${field}.commitments.0`), years: [null] };
  }
  const presentValues = given.map(({ commitment, time }, index) =>
    trace.derive({
      id: figureId.lease(`presentValue.${index + 1}`),
      unit: 'money',
      formula: 'lease-present-value',
      operands: [
        ['commitment', commitment],
        ['costOfDebt', costOfDebt],
        ['time', time],
      ],
      value: (amount, rate, year) => amount * discountFactor(rate, year),
    }),
  );
  const hasLump = beyond !== null && beyond !== 0;
  const lump = hasLump ? valueLump(trace, given, beyond, costOfDebt) : null;
  const parts = lump === null ? presentValues : [...presentValues, lump.presentValue];
  const debt = trace.deriveFromList({
    id: figureId.lease('debt'),
    unit: 'money',
    formula: 'lease-debt-of-commitments',
    operands: parts.map((part) => ['presentValue', part] as const),
    value: (values) => values.reduce((sum, value) => sum + value, 0),
  });
  return { debt, years: lump === null ? [last.time] : [last.time, lump.yearsBeyond] };
};

const valueAnnuity = (
  trace: Trace,
  { years }: Extract<LeaseSchedule, { basis: 'annuity' }>,
  rent: Traced,
  costOfDebt: Traced,
): LeaseDebt => {
  const term = requiredInput(trace, `${field}.years`, years, 'time', 'positive');
  const debt = trace.derive({
    id: figureId.lease('debt'),
    unit: 'money',
    formula: 'lease-debt-of-annuity',
    operands: [
      ['rent', rent],
      ['costOfDebt', costOfDebt],
      ['explicitYears', term],
    ],
    value: presentValueOfAnnuity,
  });
  return { debt, years: [term] };
};

const valueSchedule = (
  trace: Trace,
  { schedule }: OperatingLeases,
  rent: Traced,
  costOfDebt: Traced,
): LeaseDebt =>
  schedule.basis === 'annuity'
    ? valueAnnuity(trace, schedule, rent, costOfDebt)
    : valueCommitments(trace, schedule, costOfDebt);

/**
 * Future rents treated as a debt, and its straight-line depreciation; undefined when rents are treated as an expense.
 * Source: Damodaran, oplease.xls.
 */
export const valueLeases = (
  trace: Trace,
  { leases }: ValuationInputs,
): LeaseFigures | undefined => {
  if (leases === undefined) return undefined;
  const rent = requiredInput(trace, 'leases.rent', leases.rent, 'money', 'not-negative');
  const costOfDebt = requiredInput(
    trace,
    'leases.costOfDebt',
    leases.costOfDebt,
    'rate',
    'positive',
  );
  const { debt, years } = valueSchedule(trace, leases, rent, costOfDebt);
  const [explicitYears = null, yearsBeyond] = years;
  const depreciation = trace.derive({
    id: figureId.lease('depreciation'),
    unit: 'money',
    formula: 'lease-depreciation',
    operands: [
      ['leaseDebt', debt],
      ['explicitYears', explicitYears],
      ...(yearsBeyond === undefined ? [] : [['yearsBeyond', yearsBeyond] as const]),
    ],
    value: (amount, ...all) => amount / all.reduce((sum, value) => sum + value, 0),
  });
  return { rent, costOfDebt, debt, depreciation };
};

/** A profit before rents: EBITDA plus the rent. */
export const valueBeforeRent = (trace: Trace, id: string, ebitda: Traced, rent: Traced): Traced =>
  trace.derive({
    id,
    unit: 'money',
    formula: 'ebitda-before-rent',
    operands: [
      ['ebitda', ebitda],
      ['rent', rent],
    ],
    value: (profit, amount) => profit + amount,
  });

/** EBIT with the leases as debt: EBIT plus the rent, less the straight-line depreciation. */
export const valueEbitWithLeases = (
  trace: Trace,
  id: string,
  ebit: Traced,
  rent: Traced,
  depreciation: Traced,
): Traced =>
  trace.derive({
    id,
    unit: 'money',
    formula: 'ebit-with-leases',
    operands: [
      ['ebit', ebit],
      ['rent', rent],
      ['leaseDepreciation', depreciation],
    ],
    value: (profit, amount, repaid) => profit + amount - repaid,
  });
