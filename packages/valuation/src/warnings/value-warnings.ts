import { figureId } from '../figure.ts';
import { distanceBetween } from './methods-distance.ts';
import { dealDistanceOf, dealSizeLimits } from '../multiples/deal-notes.ts';
import { sectorWithoutEnterpriseMultiple, usedMultiples } from '../multiples/used-multiples.ts';
import { terminalMethodOf } from '../terminal-value/terminal-method-of.ts';
import { allKnown } from '../trace/all-known.ts';
import type { Trace } from '../trace/trace.ts';
import { valueResultWarnings } from './value-result-warnings.ts';
import { givenMultiple } from '../multiples/value-applied-multiple.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import { furtherMultipleKinds, type ValuationInputs } from '../valuation-inputs.ts';

/** Thresholds for warnings. Fractions, except for the years of history. */
export const warningLimits = {
  terminalValueShare: 0.75,
  /** The ECB's inflation target of 2 % plus 1.5 % of real growth: an assumption for the euro area. */
  longRunNominalGrowth: 0.035,
  yearsOfHistory: 3,
  /** Premium of a mature market, Damodaran, January 2026; a higher premium already includes country risk. */
  matureEquityRiskPremium: 0.0423,
  /** The rate of a small company from 2029 on (Ley 7/2024), the lowest ordinary rate; the general rate is 25 %. */
  terminalTaxRate: 0.2,
} as const;

interface WarningContext {
  trace: Trace;
  inputs: ValuationInputs;
  base: BaseYear;
  /** The value of a figure, if it was computed. */
  valueOf: (id: string) => number | undefined;
}

/** Whether the rate comes from the build-up, which yearly rates replace. */
const isBuiltUp = ({ mode, path }: ValuationInputs['costOfCapital']): boolean =>
  mode === 'build-up' && path === undefined;

const warnOfGrowth = ({ trace, inputs }: Pick<WarningContext, 'trace' | 'inputs'>): void => {
  const { terminalGrowth: growth, returnOnCapital } = inputs.terminal;
  if (growth === null) return;
  if (typeof returnOnCapital === 'number' && growth >= returnOnCapital) {
    trace.warn('growth-at-or-above-return-on-capital', 'terminal.returnOnCapital', {
      growth,
      returnOnCapital,
    });
  }
  const limit = warningLimits.longRunNominalGrowth;
  if (growth > limit)
    trace.warn('terminal-growth-above-nominal-gdp', 'terminal.terminalGrowth', { growth, limit });
  const { costOfCapital } = inputs;
  const riskFreeRate = isBuiltUp(costOfCapital) ? costOfCapital.buildUp.riskFreeRate : null;
  if (riskFreeRate !== null && growth > riskFreeRate) {
    trace.warn('terminal-growth-above-risk-free-rate', 'terminal.terminalGrowth', {
      growth,
      riskFreeRate,
    });
  }
};

/** Warns about the tax rate of the perpetuity. */
const warnOfTerminalTax = ({ trace, inputs, base, valueOf }: WarningContext): void => {
  const year = base.year + inputs.projection.years;
  const ofSpain = valueOf(figureId.dcf('terminalTaxRate'));
  const taxRate =
    inputs.terminal.taxRate ?? ofSpain ?? valueOf(figureId.projection(year, 'taxRate'));
  const limit = warningLimits.terminalTaxRate;
  if (taxRate === undefined || taxRate >= limit) return;
  const driver =
    inputs.projection.spanishTax === undefined
      ? 'projection.drivers.taxRate'
      : 'projection.spanishTax.regime';
  const field = inputs.terminal.taxRate === undefined ? driver : 'terminal.taxRate';
  trace.warn('terminal-tax-below-general-rate', field, { taxRate, limit });
};

const warnOfTerminalValue = ({ trace, inputs, base, valueOf }: WarningContext): void => {
  const gordon = terminalMethodOf(inputs.terminal) !== 'exit-multiple';
  const share = valueOf(figureId.dcf('terminalValueShare'));
  if (share !== undefined && share > warningLimits.terminalValueShare) {
    const field = gordon ? 'terminal.terminalGrowth' : 'terminal.exitMultiple';
    trace.warn('terminal-value-share-high', field, {
      share,
      limit: warningLimits.terminalValueShare,
    });
  }
  if (!gordon) return;
  warnOfGrowth({ trace, inputs });
  warnOfTerminalTax({ trace, inputs, base, valueOf });
};

const warnOfTerminalYear = ({ trace, inputs, base, valueOf }: WarningContext): void => {
  // With a return on capital, the perpetuity funds its own growth, whatever the last year's capex was.
  const { returnOnCapital } = inputs.terminal;
  const isPerpetual = terminalMethodOf(inputs.terminal) !== 'exit-multiple';
  if (isPerpetual && returnOnCapital !== undefined) return;
  const year = base.year + inputs.projection.years;
  const amountOf = (name: 'capitalExpenditure' | 'depreciationAndAmortization'): number =>
    valueOf(figureId.projection(year, name)) ?? Number.NaN;
  const capitalExpenditure = amountOf('capitalExpenditure');
  const depreciationAndAmortization = amountOf('depreciationAndAmortization');
  if (capitalExpenditure < depreciationAndAmortization) {
    trace.warn(
      'capex-below-depreciation-in-terminal-year',
      'projection.drivers.capitalExpenditureToRevenue',
      {
        capitalExpenditure,
        depreciationAndAmortization,
        year,
      },
    );
  }
};

const warnOfDoubleCounting = ({ trace, inputs, valueOf }: WarningContext): void => {
  const { buildUp } = inputs.costOfCapital;
  if (!isBuiltUp(inputs.costOfCapital)) return;
  const { sizePremium, equityRiskPremium, countryRiskPremium } = buildUp;
  const sizeStep = valueOf(figureId.sizeStep()) ?? 0;
  const holdsSize = sizeStep < 0 || valueOf(figureId.dealDistance()) !== undefined;
  if (sizePremium !== null && sizePremium > 0 && holdsSize) {
    trace.warn('size-counted-twice', 'costOfCapital.buildUp.sizePremium', {
      sizePremium,
      sizeStep,
    });
  }
  const premia = allKnown({ equityRiskPremium, countryRiskPremium });
  if (premia === null || premia.countryRiskPremium <= 0) return;
  const most = warningLimits.matureEquityRiskPremium + premia.countryRiskPremium / 2;
  if (premia.equityRiskPremium >= most) {
    trace.warn('country-risk-counted-twice', 'costOfCapital.buildUp.countryRiskPremium', premia);
  }
};

const warnOfExitMultiple = ({ trace, inputs, base, valueOf }: WarningContext): void => {
  const ebitda = valueOf(figureId.projection(base.year + inputs.projection.years, 'ebitda'));
  const isSold = terminalMethodOf(inputs.terminal) !== 'gordon';
  if (isSold && ebitda !== undefined && ebitda <= 0) {
    trace.warn('negative-ebitda-with-multiple', 'terminal.exitMultiple', { ebitda });
  }
};

/** Warns about losses that no projected profit has used: they have a value that the flows do not include. */
const warnOfLosses = ({ trace, inputs, base, valueOf }: WarningContext): void => {
  const year = base.year + inputs.projection.years;
  const losses = valueOf(figureId.projection(year, 'closingLosses')) ?? 0;
  if (losses > 0) trace.warn('losses-left-over', 'projection.losses.opening', { losses, year });
};

const warnOfFurtherMultiples = ({ trace, inputs, base, valueOf }: WarningContext): void => {
  const amounts = {
    evToEbit: valueOf(
      inputs.leases ? figureId.lease('ebit') : figureId.account(base.year, 'normalisedEbit'),
    ),
    evToSales: base.revenue?.value,
    priceToEarnings: inputs.multiples.netIncome,
  };
  for (const kind of furtherMultipleKinds) {
    const amount = amounts[kind] ?? null;
    const isUsed = (inputs.multiples.further?.[kind]?.weight ?? 0) > 0;
    if (isUsed && amount !== null && amount <= 0) {
      trace.warn('negative-amount-with-multiple', `multiples.further.${kind}.central`, { amount });
    }
  }
};

const warnOfMultiples = ({ trace, inputs, base }: WarningContext): void => {
  const ebitda = base.ebitdaToCompare?.value;
  const isUsed = inputs.multiples.further === undefined || inputs.multiples.evToEbitdaWeight !== 0;
  if (isUsed && ebitda !== undefined && ebitda <= 0) {
    trace.warn('negative-ebitda-with-multiple', 'multiples.evToEbitda.central', { ebitda });
  }
};

/**
 * Warns about values outside the range of deals, or without deals to compare; each of them needs a reason and a source.
 */
const warnOfDeals = ({ trace, inputs, base, valueOf }: WarningContext): void => {
  const { multiples, unit } = inputs;
  const { deals } = multiples;
  if (deals === undefined || !usedMultiples(multiples).includes('evToEbitda')) return;
  const field = 'multiples.evToEbitda.central';
  const [distance, multiple] = [
    valueOf(figureId.dealDistance()),
    valueOf(figureId.appliedMultiple('central')),
  ];
  if (distance !== undefined && multiple !== undefined && dealDistanceOf(distance) === 'warning') {
    const dealMultiple = valueOf(figureId.dealMultiple()) ?? Number.NaN;
    trace.warn('multiple-far-from-deals', field, { distance, multiple, dealMultiple });
  }
  const size = (base.normalisedEbitda?.value ?? Number.NaN) * unit;
  const { from, to } = dealSizeLimits.warned;
  if ((size > 0 && size < from) || size > to) {
    trace.warn('ebitda-beyond-deals', field, { size, from, to });
  }
  if (deals.sector === sectorWithoutEnterpriseMultiple) {
    trace.warn('multiple-of-financial-company', field, {});
  }
};

/**
 * Warns when the three multiples are not in order. The ends of the value are sorted, so the mistake would not be
 * visible there.
 */
const warnOfOrderOfMultiples = ({ trace, inputs }: Pick<WarningContext, 'trace' | 'inputs'>) => {
  for (const kind of usedMultiples(inputs.multiples)) {
    const { low, central, high, comparables, field } = givenMultiple(inputs, kind);
    if (comparables !== null || central === null) continue;
    if ((low ?? central) <= central && central <= (high ?? central)) continue;
    trace.warn('multiple-out-of-order', `${field}.central`, {
      low: low ?? Number.NaN,
      central,
      high: high ?? Number.NaN,
    });
  }
};

/**
 * Warns about capitalised own work: it is income without a customer, and it increases EBITDA and the value by
 * multiples.
 */
const warnOfOwnWork = ({ trace, inputs, base }: WarningContext): void => {
  const amount = inputs.accounts.years[base.index]?.capitalisedOwnWork ?? 0;
  if (!(amount > 0) || base.ebitda === null) return;
  const field = `accounts.years.${base.index}.capitalisedOwnWork`;
  trace.warn('own-work-raises-ebitda', field, { amount, ebitda: base.ebitda.value });
};

/**
 * Warns when EBITDA is above revenue, in a closed year or in the projected margin. It is a typing mistake or a mistake
 * in units.
 */
const warnOfMargins = ({ trace, inputs, base, valueOf }: WarningContext): void => {
  const warn = (field: string, year: number, amountOf: (line: 'revenue' | 'ebitda') => string) => {
    const revenue = valueOf(amountOf('revenue')) ?? Number.NaN;
    const ebitda = valueOf(amountOf('ebitda')) ?? Number.NaN;
    if (revenue > 0 && ebitda > revenue)
      trace.warn('ebitda-margin-above-revenue', field, { margin: ebitda / revenue, year });
  };
  for (const [index, { year }] of inputs.accounts.years.entries())
    warn(`accounts.years.${index}.ebitda`, year, (line) => figureId.account(year, line));
  const { ebitMargin } = inputs.projection;
  const driver = `projection.${ebitMargin === undefined ? 'drivers.ebitdaMargin' : 'ebitMargin'}`;
  const isProjected = (year: number) => valueOf(figureId.projection(year, 'ebitda')) !== undefined;
  for (let year = base.year + 1; isProjected(year); year += 1)
    warn(driver, year, (line) => figureId.projection(year, line));
};

const warnOfHistory = ({ trace, inputs, valueOf }: WarningContext): void => {
  const years = inputs.accounts.years.filter(
    ({ year }) => valueOf(figureId.account(year, 'ebitda')) !== undefined,
  );
  if (years.length < warningLimits.yearsOfHistory) {
    trace.warn('few-years-of-history', 'accounts.years', {
      years: years.length,
      limit: warningLimits.yearsOfHistory,
    });
  }
};

/**
 * Warns when two methods are far apart, because neither supports their mean; a distance from a negative value cannot be
 * computed.
 */
const warnOfDistance = ({ trace, inputs, valueOf }: WarningContext): void => {
  const { weights } = inputs;
  if (!((weights.dcf ?? 0) > 0 && (weights.multiples ?? 0) > 0)) return;
  const dcf = valueOf(figureId.dcfEquity('central'));
  const multiples = valueOf(figureId.multiplesEquity('central'));
  if (dcf === undefined || multiples === undefined) return;
  const { lower, higher, distance, isFar } = distanceBetween(dcf, multiples);
  if (isFar)
    trace.warn('methods-far-apart', 'weights.multiples', {
      lower,
      higher,
      distance: distance ?? Number.NaN,
    });
};

/** Warnings that the adviser should check; none of them prevents the result. */
export const valueWarnings = (trace: Trace, inputs: ValuationInputs, base: BaseYear): void => {
  const valueOf = (id: string): number | undefined => trace.figures[id]?.value;
  const context = { trace, inputs, base, valueOf };
  warnOfHistory(context);
  warnOfOwnWork(context);
  warnOfMargins(context);
  if (inputs.method !== 'multiples') {
    warnOfTerminalValue(context);
    warnOfTerminalYear(context);
    warnOfExitMultiple(context);
    warnOfLosses(context);
    warnOfDoubleCounting(context);
  }
  if (inputs.method !== 'dcf') {
    warnOfMultiples(context);
    warnOfDeals(context);
    warnOfOrderOfMultiples(context);
    warnOfFurtherMultiples(context);
  }
  if (inputs.method === 'mixed') warnOfDistance(context);
  valueResultWarnings(context);
};
