import { msg } from '@lingui/core/macro';
import { costOfCapitalName } from '../dcf/cost-of-capital-view.ts';
import { sensitivitySteps as steps } from '../content/report-analyses.ts';
import type { ReportContext } from '../content/report-context.ts';
import {
  cell,
  type CellMark,
  column,
  type SideNotes,
  remark,
  type ReportTable,
  row,
} from '../content/report-table.ts';

export interface SensitivityView {
  title: string;
  table: ReportTable;
  margin: SideNotes;
}

const farFromBase = 0.1;
export const cellMark = (value: number, base: number, isBase: boolean): CellMark => {
  if (isBase) return 'base';
  if (value > base + Math.abs(base) * farFromBase) return 'above';
  return value < base - Math.abs(base) * farFromBase ? 'below' : 'none';
};

const columnLabel = ({ numbers, t }: ReportContext, value: number, byGrowth: boolean): string => {
  const rate = numbers.rate(value, 2);
  return byGrowth ? t(msg`g ${rate}`) : numbers.multiple(value);
};

/** The DCF's equity value by cost of capital and by growth or exit multiple; null without a DCF. */
export const sensitivityView = (context: ReportContext): SensitivityView | null => {
  const { analyses, document, numbers, result, t } = context;
  const base = result.dcf?.equityValue.central;
  if (base === undefined) return null;
  const grid = analyses.sensitivity();
  if (grid === null) return null;
  const baseRow = steps.weightedAverageCostOfCapitalSteps.indexOf(0);
  const baseColumn = steps.terminalGrowthSteps.indexOf(0);
  const byGrowth = grid.columnOf === 'terminalGrowth';
  const missing = t(msg`n. d.`);
  const rows = grid.rows.map((rate, rowIndex) =>
    row(
      numbers.rate(rate, 2),
      (grid.equity[rowIndex] ?? []).map((value, columnIndex) =>
        value === null
          ? missing
          : cell(
              numbers.money(value),
              cellMark(value, base, rowIndex === baseRow && columnIndex === baseColumn),
            ),
      ),
    ),
  );
  const baseText = numbers.amount(base);
  const hasGaps = grid.equity.some((values) => values.includes(null));
  return {
    title: byGrowth
      ? t(msg`Fondos propios por DCF, según WACC y crecimiento a perpetuidad`)
      : t(msg`Fondos propios por DCF, según WACC y múltiplo de salida`),
    table: {
      corner: costOfCapitalName([document], t),
      columns: grid.columns.map((value) => column(columnLabel(context, value, byGrowth))),
      rows,
    },
    margin: {
      title: t(msg`Sensibilidad`),
      notes: [
        remark(baseText, t(msg`Base:`)),
        remark(t(msg`Sombreado: más de un 10 % por encima o por debajo del caso base.`)),
        ...(hasGaps
          ? [remark(t(msg`crecimiento a menos de 0,5 pp del WACC.`), t(msg`n. d.:`))]
          : []),
      ],
    },
  };
};
