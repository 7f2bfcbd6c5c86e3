import { workingCapitalFromDays } from './accounts/working-capital-from-days.ts';
import { figureId, type FigureUnit, type ProjectionLine } from './figure.ts';
import type { Derivation, Trace, Traced } from './trace/trace.ts';
import type { Driver, DriverName, ValuationInputs } from './valuation-inputs.ts';
import type { BaseYear } from './value-accounts.ts';
import { valueDriver, type DriverPlace } from './value-driver.ts';
import {
  valueFlowByInvestment,
  valueFlowBySalesToCapital,
  valueProjectionLine,
  type ProjectedYear,
} from './value-free-cash-flow.ts';
import { valueOpeningLosses, valueTax } from './value-tax.ts';

/** What a projected year starts from: the year before, or the base year. */
interface Opening {
  revenue: Traced;
  netWorkingCapital: Traced;
  closingLosses: Traced;
}

const maximumYears = 15;

/** The figures of one projected year, each from its driver. */
class YearProjection {
  readonly trace: Trace;
  readonly inputs: ValuationInputs;
  readonly place: DriverPlace;
  readonly opening: Opening;

  constructor(trace: Trace, inputs: ValuationInputs, place: DriverPlace, opening: Opening) {
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

  option(driver: Driver, field: string, line: ProjectionLine, unit: FigureUnit): Traced {
    const id = figureId.projection(this.place.year, line);
    return valueDriver(this.trace, { driver, field: `projection.${field}`, id, unit }, this.place);
  }

  driver(name: DriverName): Traced {
    return this.option(this.inputs.projection.drivers[name], `drivers.${name}`, name, 'rate');
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

  /** D&A; blank is no issue where nothing needs it. */
  depreciation(revenue: Traced): Traced {
    const { drivers, ebitMargin, reinvestment } = this.inputs.projection;
    const { path } = drivers.depreciationToRevenue;
    const unused = ebitMargin !== undefined && reinvestment !== undefined;
    if (unused && path.kind === 'constant' && path.value === null) return null;
    const share = this.driver('depreciationToRevenue');
    return this.product('depreciationAndAmortization', 'share-of-revenue', revenue, share);
  }

  /** EBITDA and EBIT, from the margin of the one or the other. */
  profits(revenue: Traced, depreciation: Traced): { ebitda: Traced; ebit: Traced } {
    const { ebitMargin } = this.inputs.projection;
    if (ebitMargin === undefined) {
      const margin = this.driver('ebitdaMargin');
      const ebitda = this.product('ebitda', 'ebitda-from-margin', revenue, margin);
      const operands = [
        ['ebitda', ebitda],
        ['depreciationAndAmortization', depreciation],
      ] as const;
      return { ebitda, ebit: this.line('ebit', 'ebit', operands, (profit, cost) => profit - cost) };
    }
    const margin = this.option(ebitMargin, 'ebitMargin', 'ebitMargin', 'rate');
    const ebit = this.product('ebit', 'ebit-from-margin', revenue, margin);
    const operands = [
      ['ebit', ebit],
      ['depreciationAndAmortization', depreciation],
    ] as const;
    const ebitda = this.line('ebitda', 'ebitda-from-ebit', operands, (one, other) => one + other);
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

  /** Free cash flow of the whole year, and the working capital it ends with. */
  flow(
    revenue: Traced,
    depreciationAndAmortization: Traced,
    profit: Traced,
  ): { flow: Traced; netWorkingCapital: Traced } {
    const { trace, place, opening } = this;
    const { reinvestment } = this.inputs.projection;
    if (reinvestment !== undefined) {
      const { salesToCapital } = reinvestment;
      const field = 'reinvestment.salesToCapital';
      const flow = valueFlowBySalesToCapital(trace, place.year, profit, {
        revenue,
        previousRevenue: opening.revenue,
        salesToCapital: this.option(salesToCapital, field, 'salesToCapital', 'multiple'),
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

const yearInput = (trace: Trace, year: number): Traced =>
  trace.leaf({
    id: figureId.input(`projection.year.${year}`),
    field: 'projection.years',
    value: year,
    unit: 'year',
  });

/** In a stub year only the rest of it counts. */
const valueStubFlow = (trace: Trace, year: number, flow: Traced, fraction: Traced): Traced =>
  valueProjectionLine(
    trace,
    year,
    'freeCashFlowInStub',
    'flow-of-stub-year',
    [
      ['freeCashFlow', flow],
      ['stubFraction', fraction],
    ],
    (amount, part) => amount * part,
  );

const valueProjectedYear = (
  projection: YearProjection,
  stubFraction: Traced | undefined,
): ProjectedYear => {
  const { trace, inputs, place, opening } = projection;
  const { year } = place;
  const revenue = projection.revenue();
  const depreciation = projection.depreciation(revenue);
  const profits = projection.profits(revenue, depreciation);
  const taxed = {
    year,
    yearFigure: place.yearFigure,
    ebit: profits.ebit,
    givenRate: () => projection.driver('taxRate'),
    previousRevenue: opening.revenue,
    openingLosses: opening.closingLosses,
  };
  const { tax, taxRate, closingLosses } = valueTax(trace, inputs, taxed);
  const netOperatingProfitAfterTax = projection.profitAfterTax(profits.ebit, tax);
  const { flow, netWorkingCapital } = projection.flow(
    revenue,
    depreciation,
    netOperatingProfitAfterTax,
  );
  const isStub = stubFraction !== undefined && place.t === 1;
  return {
    year,
    yearFigure: place.yearFigure,
    revenue,
    ...profits,
    taxRate,
    tax,
    closingLosses,
    netOperatingProfitAfterTax,
    netWorkingCapital,
    wholeYearFlow: flow,
    freeCashFlow: isStub ? valueStubFlow(trace, year, flow, stubFraction) : flow,
  };
};

/**
 * The projected years, oldest first; they start from the base year's reported revenue and net working capital.
 * `stubFraction`: the part of the first year that counts; undefined for a whole year.
 */
export const valueProjection = (
  trace: Trace,
  inputs: ValuationInputs,
  base: BaseYear,
  stubFraction?: Traced,
): ProjectedYear[] => {
  const count = inputs.projection.years;
  if (!Number.isInteger(count) || count < 1 || count > maximumYears) {
    trace.error('not-a-number', 'projection.years');
    return [];
  }
  const years: ProjectedYear[] = [];
  const first = { ...base, closingLosses: valueOpeningLosses(trace, inputs) };
  for (let t = 1; t <= count; t += 1) {
    const year = base.year + t;
    const yearFigure = yearInput(trace, year);
    const place = { year, t, yearFigure, baseYearFigure: base.yearFigure };
    const projection = new YearProjection(trace, inputs, place, years.at(-1) ?? first);
    years.push(valueProjectedYear(projection, stubFraction));
  }
  return years;
};
