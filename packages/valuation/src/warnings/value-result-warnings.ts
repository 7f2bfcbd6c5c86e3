import { figureId } from '../figure.ts';
import { terminalMethodOf } from '../terminal-value/terminal-method-of.ts';
import type { Trace } from '../trace/trace.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import type { ValuationInputs } from '../valuation-inputs.ts';

/** Thresholds for warnings about the resulting value. Fractions. */
export const resultWarningLimits = {
  /** Five percentage points of weight change a usual cost of capital by about a quarter of a point. */
  equityWeightDistance: 0.05,
  leaseRateDistance: 0.005,
} as const;

interface ResultWarningContext {
  trace: Trace;
  inputs: ValuationInputs;
  base: BaseYear;
  /** The value of a figure, if it was computed. */
  valueOf: (id: string) => number | undefined;
}

/** Warns when the flow of the perpetuity, or the exit value, is zero or less. */
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

/** Warns when the enterprise value is zero or less, or when the bridge deducts more than the enterprise value. */
const warnOfEquity = ({ trace, inputs, valueOf }: ResultWarningContext): void => {
  const enterpriseValue = valueOf(figureId.enterprise('central'));
  const equity = valueOf(figureId.equity('central'));
  if (enterpriseValue !== undefined && enterpriseValue <= 0) {
    trace.warn('enterprise-value-not-positive', fieldOfProfit(inputs), { enterpriseValue });
  } else if (equity !== undefined && equity < 0) {
    trace.warn('negative-equity', 'bridge.financialDebt', { equity });
  }
};

/** Warns when the equity value assumed for the market weights differs from the one that the DCF results in. */
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

/** Tolerance for the binary rounding of two decimal rates. */
const rounding = 1e-12;

/** Warns when the built-up cost of debt differs from the rate at which the rents were discounted. */
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

/** Warnings about the resulting value, which the adviser should check. */
export const valueResultWarnings = (context: ResultWarningContext): void => {
  warnOfBaseRevenue(context);
  if (context.inputs.method !== 'multiples') {
    warnOfTerminalValue(context);
    warnOfMarketWeights(context);
    warnOfLeaseRate(context);
  }
  warnOfEquity(context);
};
