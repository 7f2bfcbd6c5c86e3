import { changeInNetWorkingCapital } from './cash-flow/change-in-net-working-capital.ts';
import { freeCashFlowToFirm } from './cash-flow/free-cash-flow-to-firm.ts';
import { taxOnEbit } from './cash-flow/tax-on-ebit.ts';
import { figureId, type FormulaId, type ProjectionLine } from './figure.ts';
import type { Derivation, Trace, Traced } from './trace/trace.ts';

/** One projected year; `year` is also a figure, since time follows from it. */
export interface ProjectedYear {
  year: number;
  yearFigure: Traced;
  revenue: Traced;
  ebitda: Traced;
  depreciationAndAmortization: Traced;
  capitalExpenditure: Traced;
  netWorkingCapital: Traced;
  freeCashFlow: Traced;
}

export type ProjectedLines = Omit<ProjectedYear, 'freeCashFlow'>;

/** One amount of one projected year. */
export const valueProjectionLine = (
  trace: Trace,
  year: number,
  line: ProjectionLine,
  formula: FormulaId,
  operands: Derivation['operands'],
  value: Derivation['value'],
): Traced =>
  trace.derive({ id: figureId.projection(year, line), unit: 'money', formula, operands, value });

const valueOperatingProfitAfterTax = (
  trace: Trace,
  lines: ProjectedLines,
  taxRate: Traced,
): Traced => {
  const { year, ebitda, depreciationAndAmortization } = lines;
  const ebit = valueProjectionLine(
    trace,
    year,
    'ebit',
    'ebit',
    [
      ['ebitda', ebitda],
      ['depreciationAndAmortization', depreciationAndAmortization],
    ],
    (profit, cost) => profit - cost,
  );
  const tax = valueProjectionLine(
    trace,
    year,
    'tax',
    'tax-on-ebit',
    [
      ['ebit', ebit],
      ['taxRate', taxRate],
    ],
    taxOnEbit,
  );
  return valueProjectionLine(
    trace,
    year,
    'netOperatingProfitAfterTax',
    'net-operating-profit-after-tax',
    [
      ['ebit', ebit],
      ['tax', tax],
    ],
    (profit, amount) => profit - amount,
  );
};

/** From EBITDA to the free cash flow of one projected year. */
export const valueFreeCashFlow = (
  trace: Trace,
  lines: ProjectedLines,
  taxRate: Traced,
  previousNetWorkingCapital: Traced,
): Traced => {
  const profit = valueOperatingProfitAfterTax(trace, lines, taxRate);
  const change = valueProjectionLine(
    trace,
    lines.year,
    'changeInNetWorkingCapital',
    'change-in-net-working-capital',
    [
      ['netWorkingCapital', lines.netWorkingCapital],
      ['previousNetWorkingCapital', previousNetWorkingCapital],
    ],
    changeInNetWorkingCapital,
  );
  return valueProjectionLine(
    trace,
    lines.year,
    'freeCashFlowToFirm',
    'free-cash-flow-to-firm',
    [
      ['netOperatingProfitAfterTax', profit],
      ['depreciationAndAmortization', lines.depreciationAndAmortization],
      ['capitalExpenditure', lines.capitalExpenditure],
      ['changeInNetWorkingCapital', change],
    ],
    (netOperatingProfitAfterTax, depreciationAndAmortization, capitalExpenditure, workingCapital) =>
      freeCashFlowToFirm({
        netOperatingProfitAfterTax,
        depreciationAndAmortization,
        capitalExpenditure,
        changeInNetWorkingCapital: workingCapital,
      }),
  );
};
