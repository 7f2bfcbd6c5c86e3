import {
  freeCashFlowToFirm,
  reinvestmentBySalesToCapital,
  taxOnEbit,
  terminalReinvestment,
} from '../cash-flow/cash-flow-formulas.ts';
import { isGrowthBelowCostOfCapital } from '../dcf/discounted-cash-flow.ts';
import { discountFactor } from '../discounting/discount-factor.ts';
import {
  terminalFreeCashFlow,
  terminalValueExitMultiple,
  terminalValueGordon,
} from '../terminal-value/terminal-value-formulas.ts';
import type { OptionModel } from './option-model.ts';
import { movedValueInTrial, type MoveColumns, type TrialColumns } from './trial-columns.ts';
import { TrialTax } from './trial-tax.ts';

/** Computes the DCF of one trial after the other, by the same functions as `valueCompany`. */
export class OptionFlows {
  readonly #model: OptionModel;
  readonly #columns: TrialColumns;
  readonly #tax: TrialTax;
  /** The amounts of the last projected year. */
  #revenue = Number.NaN;
  #previousRevenue = Number.NaN;
  #netWorkingCapital = Number.NaN;
  #ebit = Number.NaN;
  #ebitda = Number.NaN;
  #flow = Number.NaN;

  constructor(model: OptionModel, columns: TrialColumns) {
    this.#model = model;
    this.#columns = columns;
    this.#tax = new TrialTax(model.tax);
  }

  /** Equity value by the DCF in trial `at`, money; NaN when a rate is zero or less, or too close to its growth. */
  equityAt(at: number): number {
    const { costOfCapital, flowDelays, yearLengths, firstPart, bridgeTotal } = this.#model;
    const years = costOfCapital.length;
    const rateMove = this.#columns.weightedAverageCostOfCapital;
    this.#start();
    let value = bridgeTotal;
    let opening = 1;
    let rate = Number.NaN;
    for (let year = 0; year < years; year += 1) {
      rate = movedValueInTrial(costOfCapital[year] ?? 0, rateMove, at);
      if (!(rate > 0)) return Number.NaN;
      this.#project(year, at);
      const flow = year === 0 ? this.#flow * firstPart : this.#flow;
      value += flow * opening * discountFactor(rate, flowDelays[year] ?? 0);
      if (year < years - 1) opening *= discountFactor(rate, yearLengths[year] ?? 1);
    }
    return value + opening * this.#terminalAt(at, rate);
  }

  #start(): void {
    this.#revenue = this.#model.baseRevenue;
    this.#netWorkingCapital = this.#model.baseNetWorkingCapital;
    this.#tax.start();
  }

  #moved(values: Float64Array, year: number, move: MoveColumns, at: number): number {
    return movedValueInTrial(values[year] ?? 0, move, at);
  }

  #project(year: number, at: number): void {
    const { revenueGrowth, margin, isMarginOfEbit, depreciationToRevenue, taxRate } = this.#model;
    const columns = this.#columns;
    this.#previousRevenue = this.#revenue;
    this.#revenue *= 1 + this.#moved(revenueGrowth, year, columns.revenueGrowth, at);
    const profit = this.#revenue * this.#moved(margin, year, columns.ebitdaMargin, at);
    const depreciation =
      this.#revenue * this.#moved(depreciationToRevenue, year, columns.depreciationToRevenue, at);
    const { leases } = this.#model;
    const ebit = isMarginOfEbit ? profit : profit - depreciation;
    const ebitda = isMarginOfEbit ? profit + depreciation : profit;
    this.#ebit = ebit + this.#revenue * (leases.rent - leases.depreciation);
    this.#ebitda = ebitda + this.#revenue * leases.rent;
    const ownRate = this.#moved(taxRate, year, columns.taxRate, at);
    this.#tax.next(year, this.#ebit, this.#previousRevenue, ownRate);
    this.#flow = this.#flowAfter(this.#ebit - this.#tax.tax, depreciation, year, at);
  }

  #flowAfter(
    netOperatingProfitAfterTax: number,
    depreciationAndAmortization: number,
    year: number,
    at: number,
  ): number {
    const { salesToCapital, capitalExpenditureToRevenue, workingCapitalAmount } = this.#model;
    const columns = this.#columns;
    const revenue = this.#revenue;
    if (salesToCapital !== null) {
      const ratio = salesToCapital[year] ?? 0;
      const invested = reinvestmentBySalesToCapital(revenue, this.#previousRevenue, ratio);
      return netOperatingProfitAfterTax - invested;
    }
    const opened = this.#netWorkingCapital;
    const { workingCapitalShare } = this.#model;
    const share = this.#moved(workingCapitalShare, year, columns.netWorkingCapitalToRevenue, at);
    this.#netWorkingCapital = revenue * share + (workingCapitalAmount[year] ?? 0);
    const capexMove = columns.capitalExpenditureToRevenue;
    return freeCashFlowToFirm({
      netOperatingProfitAfterTax,
      depreciationAndAmortization,
      capitalExpenditure: revenue * this.#moved(capitalExpenditureToRevenue, year, capexMove, at),
      changeInNetWorkingCapital: this.#netWorkingCapital - opened + this.#changeInLeaseDebt(),
    });
  }

  #changeInLeaseDebt(): number {
    return this.#model.leases.debt * (this.#revenue - this.#previousRevenue);
  }

  /** Terminal value at the end of the second to last year. */
  #terminalAt(at: number, rate: number): number {
    const { terminal, lastOpening } = this.#model;
    const { method, gordonWeight, gordonTime } = terminal;
    if (method === 'exit-multiple') return this.#saleAt(at, rate);
    const growth = movedValueInTrial(terminal.terminalGrowth, this.#columns.terminalGrowth, at);
    if (!isGrowthBelowCostOfCapital(rate, growth)) return Number.NaN;
    const perpetuity =
      terminalValueGordon(this.#terminalFlow(at, growth), rate, growth) *
      discountFactor(rate, gordonTime - lastOpening);
    if (method === 'gordon') return perpetuity;
    return gordonWeight * perpetuity + (1 - gordonWeight) * this.#saleAt(at, rate);
  }

  #saleAt(at: number, rate: number): number {
    const { terminal, lastOpening } = this.#model;
    const multiple = movedValueInTrial(terminal.exitMultiple, this.#columns.exitMultiple, at);
    return (
      terminalValueExitMultiple(this.#ebitda, multiple) *
      discountFactor(rate, terminal.exitTime - lastOpening)
    );
  }

  /** Flow of the first year after the explicit ones. */
  #terminalFlow(at: number, growth: number): number {
    const { returnOnCapital, ebitMargin } = this.#model.terminal;
    const rate = this.#terminalTaxRate(at);
    if (returnOnCapital !== null) {
      const { leases } = this.#model;
      const atMargin = (ebitMargin ?? 0) + leases.rent - leases.depreciation;
      const ebit = ebitMargin === null ? this.#ebit : this.#revenue * atMargin;
      const profit = terminalFreeCashFlow(ebit - taxOnEbit(ebit, rate), growth);
      return profit - terminalReinvestment(profit, growth, returnOnCapital);
    }
    const otherTax = this.#tax.tax - taxOnEbit(this.#ebit, rate);
    return terminalFreeCashFlow(this.#flow + otherTax, growth);
  }

  #terminalTaxRate(at: number): number {
    const { terminal, taxRate } = this.#model;
    if (terminal.taxRate !== null) return terminal.taxRate;
    const last = taxRate.length - 1;
    const ownRate = this.#moved(taxRate, last, this.#columns.taxRate, at);
    return this.#tax.rateForEver(last, this.#ebit, this.#previousRevenue, ownRate);
  }
}
