import { workingCapitalFromDays } from '../accounts/working-capital-formulas.ts';
import { figureId, type FigureUnit, type ProjectionLine } from '../figure.ts';
import type { InputLimit } from '../trace/input-limit.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { Driver, DriverName, ValuationInputs } from '../valuation-inputs.ts';
import { valueDriver, type DriverYear } from '../drivers/value-driver.ts';
import { valueProjectionLine } from '../trace/value-projection-line.ts';
import { valueFlowByInvestment, valueFlowBySalesToCapital } from './value-free-cash-flow.ts';

/** The starting point of a projected year: the year before, or the base year. */
export interface PriorYearFigures {
  revenue: Traced;
  netWorkingCapital: Traced;
  /** Null when rents are treated as an expense. */
  leaseDebt: Traced;
  closingLosses: Traced;
  yearsOfProfit: Traced | undefined;
}

/** Limits for drivers that cannot have every value; margins and ratios to revenue may be positive or negative. */
const driverLimits: Partial<Record<DriverName, InputLimit>> = {
  revenueGrowth: 'growth',
  taxRate: 'share',
};

/** The figures of one projected year, each computed from its driver. */
export class YearProjection {
  readonly trace: Trace;
  readonly inputs: ValuationInputs;
  readonly place: DriverYear;
  readonly opening: PriorYearFigures;

  constructor(trace: Trace, inputs: ValuationInputs, place: DriverYear, opening: PriorYearFigures) {
    this.trace = trace;
    this.inputs = inputs;
    this.place = place;
    this.opening = opening;
  }

  line(
    line: ProjectionLine,
    formula: Derivation['formula'],
    operands: Derivation['operands'],
    value: Derivation['value'],
  ): Traced {
    return valueProjectionLine(this.trace, this.place.year, line, formula, operands, value);
  }

  option(
    driver: Driver,
    field: string,
    line: ProjectionLine,
    unit: FigureUnit,
    limit?: InputLimit,
  ): Traced {
    const id = figureId.projection(this.place.year, line);
    const target = { driver, field: `projection.${field}`, id, unit, limit };
    return valueDriver(this.trace, target, this.place);
  }

  driver(name: DriverName): Traced {
    const driver = this.inputs.projection.drivers[name];
    return this.option(driver, `drivers.${name}`, name, 'rate', driverLimits[name]);
  }

  product(
    line: ProjectionLine,
    formula: Derivation['formula'],
    revenue: Traced,
    share: Traced,
  ): Traced {
    const symbol = formula === 'share-of-revenue' ? 'share' : 'margin';
    return this.line(
      line,
      formula,
      [
        ['revenue', revenue],
        [symbol, share],
      ],
      (amount, fraction) => amount * fraction,
    );
  }

  revenue(): Traced {
    return this.line(
      'revenue',
      'revenue-from-growth',
      [
        ['previousRevenue', this.opening.revenue],
        ['growth', this.driver('revenueGrowth')],
      ],
      (previous, rate) => previous * (1 + rate),
    );
  }

  /** D&A of the year; a blank driver is only an issue when a calculation needs it. */
  depreciation(revenue: Traced): Traced {
    const { drivers, ebitMargin, reinvestment } = this.inputs.projection;
    const { path } = drivers.depreciationToRevenue;
    const unused = ebitMargin !== undefined && reinvestment !== undefined;
    if (unused && path.kind === 'constant' && path.value === null) return null;
    const share = this.driver('depreciationToRevenue');
    return this.product('depreciationAndAmortization', 'share-of-revenue', revenue, share);
  }

  /** EBITDA and EBIT, from the margin of either one; both after rents. */
  profits(revenue: Traced, depreciation: Traced): { ebitda: Traced; ebit: Traced } {
    const { ebitMargin } = this.inputs.projection;
    const [ebitdaLine, ebitLine] =
      this.inputs.leases === undefined
        ? (['ebitda', 'ebit'] as const)
        : (['ebitdaAfterRent', 'ebitAfterRent'] as const);
    if (ebitMargin === undefined) {
      const margin = this.driver('ebitdaMargin');
      const ebitda = this.product(ebitdaLine, 'ebitda-from-margin', revenue, margin);
      const operands = [
        ['ebitda', ebitda],
        ['depreciationAndAmortization', depreciation],
      ] as const;
      return {
        ebitda,
        ebit: this.line(ebitLine, 'ebit', operands, (profit, cost) => profit - cost),
      };
    }
    const margin = this.option(ebitMargin, 'ebitMargin', 'ebitMargin', 'rate');
    const ebit = this.product(ebitLine, 'ebit-from-margin', revenue, margin);
    const operands = [
      ['ebit', ebit],
      ['depreciationAndAmortization', depreciation],
    ] as const;
    const ebitda = this.line(ebitdaLine, 'ebitda-from-ebit', operands, (one, other) => one + other);
    return { ebitda, ebit };
  }

  netWorkingCapital(revenue: Traced): Traced {
    const { workingCapital } = this.inputs.projection;
    if (workingCapital === undefined) {
      const share = this.driver('netWorkingCapitalToRevenue');
      return this.product('netWorkingCapital', 'share-of-revenue', revenue, share);
    }
    if (workingCapital.basis === 'amount') {
      const field = 'workingCapital.amount';
      const given = this.option(workingCapital.amount, field, 'netWorkingCapitalAmount', 'money');
      const operands = [['value', given]] as const;
      return this.line('netWorkingCapital', 'working-capital-amount', operands, (value) => value);
    }
    const days = (line: 'inventoryDays' | 'receivableDays' | 'payableDays') =>
      this.option(workingCapital[line], `workingCapital.${line}`, line, 'factor');
    return this.line(
      'netWorkingCapital',
      'working-capital-from-days',
      [
        ['revenue', revenue],
        ['inventoryDays', days('inventoryDays')],
        ['receivableDays', days('receivableDays')],
        ['payableDays', days('payableDays')],
      ],
      workingCapitalFromDays,
    );
  }

  /** Free cash flow of the whole year, and the working capital at its end. */
  flow(
    revenue: Traced,
    depreciationAndAmortization: Traced,
    profit: Traced,
    changeInLeaseDebt: Traced | undefined,
  ): { flow: Traced; netWorkingCapital: Traced } {
    const { trace, place, opening } = this;
    const { reinvestment } = this.inputs.projection;
    if (reinvestment !== undefined) {
      const { salesToCapital } = reinvestment;
      const field = 'reinvestment.salesToCapital';
      const flow = valueFlowBySalesToCapital(trace, place.year, profit, {
        revenue,
        previousRevenue: opening.revenue,
        salesToCapital: this.option(
          salesToCapital,
          field,
          'salesToCapital',
          'multiple',
          'positive',
        ),
      });
      return { flow, netWorkingCapital: null };
    }
    const investment = this.driver('capitalExpenditureToRevenue');
    const netWorkingCapital = this.netWorkingCapital(revenue);
    const flow = valueFlowByInvestment(trace, place.year, profit, {
      depreciationAndAmortization,
      capitalExpenditure: this.product(
        'capitalExpenditure',
        'share-of-revenue',
        revenue,
        investment,
      ),
      netWorkingCapital,
      previousNetWorkingCapital: opening.netWorkingCapital,
      changeInLeaseDebt,
    });
    return { flow, netWorkingCapital };
  }

  profitAfterTax(ebit: Traced, tax: Traced): Traced {
    const operands = [
      ['ebit', ebit],
      ['tax', tax],
    ] as const;
    return this.line(
      'netOperatingProfitAfterTax',
      'net-operating-profit-after-tax',
      operands,
      (profit, amount) => profit - amount,
    );
  }
}
