import { figureId } from '../figure.ts';
import { terminalMethodOf } from '../terminal-value/terminal-method-of.ts';
import type { Trace } from '../trace/trace.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

/** Where a warning of what the value comes to starts. Fractions. */
export const resultWarningLimits = {
  /** Five points of weight move a usual cost of capital by about a quarter of a point. */
  equityWeightDistance: 0.05,
  leaseRateDistance: 0.005,
} as const;

interface ResultWarningContext {
  trace: Trace;
  inputs: ValuationInputs;
  base: BaseYear;
  /** Value of a figure that was computed. */
  valueOf: (id: string) => number | undefined;
}

/** A perpetuity of nothing, or of losses; a sale for nothing. */
const warnOfTerminalValue = ({ trace, inputs, valueOf }: ResultWarningContext): void => {
  const freeCashFlow = valueOf(figureId.dcf('terminalFreeCashFlow'));
  const isPerpetual = terminalMethodOf(inputs.terminal) !== 'exit-multiple';
  if (isPerpetual && freeCashFlow !== undefined && freeCashFlow <= 0) {
    trace.warn('terminal-flow-not-positive', 'terminal.terminalGrowth', { freeCashFlow });
    return;
  }
  const terminalValue = valueOf(figureId.dcf('terminalValue'));
  if (terminalValue !== undefined && terminalValue <= 0) {
    trace.warn('terminal-value-not-positive', 'terminal.exitMultiple', { terminalValue });
  }
};

const warnOfBaseRevenue = ({ trace, base }: ResultWarningContext): void => {
  if (base.revenue === null || base.revenue.value > 0) return;
  trace.warn('base-revenue-not-positive', `${base.path}.revenue`, { revenue: base.revenue.value });
};

const fieldOfProfit = ({ method, projection }: ValuationInputs): string => {
  if (method === 'multiples') return 'multiples.evToEbitda.central';
  return projection.ebitMargin === undefined
    ? 'projection.drivers.ebitdaMargin'
    : 'projection.ebitMargin';
};

/** Whether the business itself is worth nothing, or the bridge takes off more than it is worth. */
const warnOfEquity = ({ trace, inputs, valueOf }: ResultWarningContext): void => {
  const enterpriseValue = valueOf(figureId.enterprise('central'));
  const equity = valueOf(figureId.equity('central'));
  if (enterpriseValue !== undefined && enterpriseValue <= 0) {
    trace.warn('enterprise-value-not-positive', fieldOfProfit(inputs), { enterpriseValue });
  } else if (equity !== undefined && equity < 0) {
    trace.warn('negative-equity', 'bridge.financialDebt', { equity });
  }
};

/** Weights at market values start from one value of the equity, and the DCF then gives another. */
const warnOfMarketWeights = ({ trace, inputs, valueOf }: ResultWarningContext): void => {
  const { weights } = inputs.costOfCapital;
  const equityWeight = valueOf(figureId.costOfCapital('equityWeight'));
  const producedEquity = valueOf(figureId.dcfEquity('central'));
  if (weights?.basis !== 'market' || weights.equity === null || weights.debt === null) return;
  if (equityWeight === undefined || producedEquity === undefined) return;
  const debt = weights.debt + (valueOf(figureId.lease('debt')) ?? 0);
  const worth = Math.max(0, producedEquity);
  const producedWeight = debt + worth === 0 ? equityWeight : worth / (debt + worth);
  if (!(Math.abs(producedWeight - equityWeight) > resultWarningLimits.equityWeightDistance)) return;
  trace.warn('market-weights-apart-from-value', 'costOfCapital.weights.equity', {
    equity: weights.equity,
    equityWeight,
    producedEquity,
    producedWeight,
  });
};

/** Room for the rounding of two decimal rates in binary. */
const rounding = 1e-12;

/** The cost of debt that is built up should be the one at which the rents were discounted. */
const warnOfLeaseRate = ({ trace, inputs, valueOf }: ResultWarningContext): void => {
  const leaseRate = inputs.leases?.costOfDebt ?? null;
  const costOfDebt = valueOf(figureId.costOfCapital('costOfDebt'));
  if (leaseRate === null || costOfDebt === undefined) return;
  const most = resultWarningLimits.leaseRateDistance + rounding;
  if (Math.abs(leaseRate - costOfDebt) > most) {
    trace.warn('lease-rate-apart-from-cost-of-debt', 'leases.costOfDebt', {
      leaseRate,
      costOfDebt,
    });
  }
};

/** What the value itself should make an adviser look at twice. */
export const valueResultWarnings = (context: ResultWarningContext): void => {
  warnOfBaseRevenue(context);
  if (context.inputs.method !== 'multiples') {
    warnOfTerminalValue(context);
    warnOfMarketWeights(context);
    warnOfLeaseRate(context);
  }
  warnOfEquity(context);
};
