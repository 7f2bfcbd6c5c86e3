import { figureId, type DcfFigure } from '../figure.ts';
import { isGrowthDriven, terminalMethodOf } from '../terminal-value/terminal-method-of.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { Trace, Traced } from '../trace/trace.ts';
import type { DiscountingConvention, ValuationInputs } from '../valuation-inputs.ts';
import type { BaseYear } from '../accounts/value-accounts.ts';
import { valueClosedTaxRates } from '../tax/value-closed-tax-rates.ts';
import {
  valueCostOfCapital,
  valueYearlyCostOfCapital,
} from '../cost-of-capital/value-cost-of-capital.ts';
import type { ProjectedYear } from './value-free-cash-flow.ts';
import { valueProjection } from './value-projection.ts';
import { valuePerpetualTaxRate, valueTerminalProfit } from './value-terminal-profit.ts';
import { valueFlowTime, valueStubFraction, valueWholeYearTime } from './value-times.ts';

/** The flows with their times, the rate and the terminal driver, before any discounting. */
export interface FlowFigures {
  years: ProjectedYear[];
  times: Traced[];
  /** The end of each projected year; only with yearly rates. */
  closings: Traced[];
  terminalTime: Traced;
  /** The time of the exit multiple's value; only for an average, whose Gordon part is at `terminalTime`. */
  exitTime: Traced;
  /** Years from the valuation date to the end of the last projected year. */
  endTime: Traced;
  /** Years from the valuation date to the flow of the whole last projected year. */
  lastFlowTime: Traced;
  /** The terminal rate; without `yearlyRates`, the rate of every year. */
  weightedAverageCostOfCapital: Traced;
  yearlyRates: Traced[] | null;
  /** Null when the terminal method does not use it. */
  terminalGrowth: Traced;
  exitMultiple: Traced;
  /** Terminal growth or exit multiple, whichever the range and the sensitivity move. */
  terminalDriver: Traced;
  /** Null unless two terminal values are averaged. */
  gordonWeight: Traced;
  /** The profit after tax from which growth is reinvested, before growth; null without a return on capital. */
  terminalProfit: number | null;
  /** Undefined when the valuation does not use a return on capital. */
  returnOnCapital: Traced | undefined;
  /** The tax rate of the perpetuity; undefined when the last year's flow already includes that tax. */
  terminalTaxRate: Traced | undefined;
}

const requireBase = (trace: Trace, inputs: ValuationInputs, base: BaseYear): void => {
  const { reinvestment } = inputs.projection;
  if (base.netWorkingCapital !== null || reinvestment !== undefined) return;
  const line = inputs.accounts.detail === 'summary' ? 'netWorkingCapital' : 'tradeReceivables';
  trace.missing(`${base.path}.${line}`);
};

type TerminalFigures = Pick<
  FlowFigures,
  'terminalGrowth' | 'exitMultiple' | 'terminalDriver' | 'gordonWeight'
>;

const valueTerminalDrivers = (trace: Trace, { terminal }: ValuationInputs): TerminalFigures => {
  const { average, terminalGrowth, exitMultiple } = terminal;
  const kind = terminalMethodOf(terminal);
  const growth =
    kind === 'exit-multiple'
      ? null
      : requiredInput(trace, 'terminal.terminalGrowth', terminalGrowth, 'rate', 'growth');
  const multiple =
    kind === 'gordon'
      ? null
      : requiredInput(trace, 'terminal.exitMultiple', exitMultiple, 'multiple', 'positive');
  const weight =
    kind === 'averaged'
      ? requiredInput(
          trace,
          'terminal.average.gordonWeight',
          average?.gordonWeight ?? null,
          'rate',
          'share',
        )
      : null;
  return {
    terminalGrowth: growth,
    exitMultiple: multiple,
    terminalDriver: isGrowthDriven(terminal) ? growth : multiple,
    gordonWeight: weight,
  };
};

/** The times of the flows and of the terminal value, and the year ends from which yearly rates apply. */
const valueTimes = (
  trace: Trace,
  inputs: ValuationInputs,
  years: readonly ProjectedYear[],
  base: BaseYear,
  stub: Traced | undefined,
): Pick<FlowFigures, 'times' | 'terminalTime' | 'exitTime' | 'endTime' | 'lastFlowTime'> => {
  const { discounting } = inputs;
  const kind = terminalMethodOf(inputs.terminal);
  const times = years.map(({ year, yearFigure }) =>
    valueFlowTime(
      trace,
      { id: figureId.projection(year, 'time'), yearFigure, base, stub },
      discounting,
    ),
  );
  const yearFigure = years.at(-1)?.yearFigure ?? null;
  const ofLastYear = (name: DcfFigure, convention: DiscountingConvention) =>
    valueWholeYearTime(trace, { id: figureId.dcf(name), yearFigure, base, stub }, convention);
  const endTime =
    kind === 'averaged' || stub !== undefined
      ? ofLastYear('exitTime', 'year-end')
      : requiredInput(trace, 'projection.years', inputs.projection.years, 'time');
  const isStubAlone = stub !== undefined && discounting === 'mid-year' && years.length === 1;
  return {
    times,
    terminalTime: ofLastYear('terminalTime', kind === 'exit-multiple' ? 'year-end' : discounting),
    exitTime: kind === 'averaged' ? endTime : null,
    endTime,
    lastFlowTime: isStubAlone ? ofLastYear('lastFlowTime', discounting) : (times.at(-1) ?? null),
  };
};

/** Projects the flows and computes the rates and times with which they are discounted. */
export const valueFlows = (trace: Trace, inputs: ValuationInputs, base: BaseYear): FlowFigures => {
  requireBase(trace, inputs, base);
  const stub = valueStubFraction(trace, inputs, base);
  const years = valueProjection(trace, inputs, base, stub);
  valueClosedTaxRates(trace, inputs);
  const last = years.at(-1) ?? null;
  const yearlyRates = valueYearlyCostOfCapital(trace, inputs, years, base);
  const taxForEver = () => valuePerpetualTaxRate(trace, inputs, last);
  return {
    years,
    ...valueTimes(trace, inputs, years, base, stub),
    closings: yearlyRates
      ? years.map(({ year, yearFigure }) => {
          const id = figureId.projection(year, 'closingTime');
          return valueWholeYearTime(trace, { id, yearFigure, base, stub }, 'year-end');
        })
      : [],
    weightedAverageCostOfCapital: valueCostOfCapital(trace, inputs, taxForEver, yearlyRates),
    yearlyRates,
    ...valueTerminalDrivers(trace, inputs),
    ...valueTerminalProfit(trace, inputs, last),
  };
};
