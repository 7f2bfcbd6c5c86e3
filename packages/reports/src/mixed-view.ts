import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import type { RangePoint } from '@valia/valuation/figure.ts';
import type { MethodResult, ValueRange } from '@valia/valuation/valuation-outcome.ts';
import { headlineValues, roundingText } from './headline-amount.ts';
import { plus, printedFigures, times } from './printed-arithmetic.ts';
import { printedEquation } from './printed-equation.ts';
import type { ReportContext } from './report-context.ts';
import { shortestDecimals } from './report-numbers.ts';
import {
  cell,
  column,
  type MarginNote,
  remark,
  type ReportRow,
  type ReportTable,
  row,
} from './report-table.ts';
import { unitName } from './unit-name.ts';

export interface MixedView {
  title: string;
  table: ReportTable;
  notes: MarginNote[];
}

const points = ['low', 'central', 'high'] as const satisfies readonly RangePoint[];

/** `0,60`, and more decimals where the weight needs them. */
export const weightText = ({ numbers }: ReportContext, weight: number): string =>
  numbers.number(weight, Math.max(2, shortestDecimals(weight, 4)));

const roundedRow = (context: ReportContext): ReportRow => {
  const rounded = headlineValues(context);
  return row(
    roundingText(context, rounded.rounding).replace(/\.$/, ''),
    ['', ...points.map((point) => context.numbers.money(rounded[point]))],
    { kind: 'dim' },
  );
};

/** Both methods with their weights and what comes of them; null for a single method. */
export const mixedView = (context: ReportContext): MixedView | null => {
  const { numbers, result, t } = context;
  const { dcf, multiples } = result;
  if (dcf === null || multiples === null) return null;
  const values = (range: ValueRange) => points.map((point) => numbers.money(range[point]));
  const method = (label: string, { equityValue, weight }: MethodResult) =>
    row(label, [numbers.share(weight), ...values(equityValue)]);
  const isReached = result.equityAfterDiscounts === undefined;
  const mixed = points.map((point) =>
    cell(
      numbers.money(result.equityValue[point]),
      isReached && point === 'central' ? 'value' : 'none',
    ),
  );
  const { money, shortest } = printedFigures(numbers);
  const weighted = ({ equityValue, weight }: MethodResult) =>
    times(shortest(weight, 2, 4), money(equityValue.central));
  const sum = plus(weighted(dcf), weighted(multiples));
  const equation = printedEquation(context, sum, result.equityValue.central);
  return {
    title: t(msg`Valor mixto`),
    table: {
      corner: unitName(context),
      columns: [
        column(t(msg`Peso`)),
        ...points.map((point) => column(t(valuationTerms.rangePoints[point]))),
      ],
      rows: [
        method(t(valuationTerms.methodNames.dcf), dcf),
        method(t(valuationTerms.methodNames.multiples), multiples),
        row(
          t(msg`Mixto, fondos propios`),
          [numbers.share(dcf.weight + multiples.weight), ...mixed],
          {
            kind: 'total',
          },
        ),
        ...(isReached ? [roundedRow(context)] : []),
      ],
    },
    notes: [remark(`${equation}.`)],
  };
};
