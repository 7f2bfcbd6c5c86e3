import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId, type RangePoint } from '@valia/valuation/figure.ts';
import type { ValueRange } from '@valia/valuation/valuation-outcome.ts';
import { bridgeSum } from './bridge-view.ts';
import { weightText } from './mixed-view.ts';
import type { ReportContext } from '../content/report-context.ts';
import { roundingNotesOfSums } from '../content/rounding-notes.ts';
import {
  column,
  type SideNote,
  type SideNotes,
  remark,
  type ReportRow,
  type ReportTable,
  row,
  type RowKind,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';

export interface ValueRangeView {
  title: string;
  table: ReportTable;
  margin: SideNotes;
}

const points = ['low', 'central', 'high'] as const satisfies readonly RangePoint[];

const methodRows = (context: ReportContext): ReportRow[] => {
  const { figure, numbers, result, t } = context;
  const { dcf, multiples } = result;
  const write = (
    label: string,
    id: (point: RangePoint) => string,
    range: ValueRange,
    kind: RowKind,
  ) =>
    row(
      label,
      points.map((point) => numbers.money(figure(id(point)) ?? range[point])),
      { kind },
    );
  const enterprise = t(valuationTerms.result.enterpriseValue);
  if (dcf === null || multiples === null) {
    return [write(enterprise, figureId.enterprise, result.enterpriseValue, 'strong')];
  }
  const byDcf = weightText(context, dcf.weight);
  const byMultiples = weightText(context, multiples.weight);
  return [
    write(t(msg`EV por DCF (× ${byDcf})`), figureId.dcfEnterprise, dcf.enterpriseValue, 'normal'),
    write(
      t(msg`EV por múltiplos (× ${byMultiples})`),
      figureId.multiplesEnterprise,
      multiples.enterpriseValue,
      'normal',
    ),
    write(enterprise, figureId.enterprise, result.enterpriseValue, 'total'),
  ];
};

const rangeNotes = (context: ReportContext): SideNote[] => {
  const { result, t } = context;
  const sum = bridgeSum(context);
  const bridge = context.figure(figureId.bridgeTotal()) ?? 0;
  const sums = points.map(
    (point) => [result.equityValue[point], [result.enterpriseValue[point], bridge]] as const,
  );
  return [
    // With multiples, their own table contains this sum.
    ...(sum === '' || result.multiples !== null ? [] : [remark(sum, t(msg`Puente:`))]),
    ...(result.equityAfterDiscounts === undefined
      ? []
      : [remark(t(msg`Fondos propios antes de descuentos.`))]),
    ...roundingNotesOfSums(context, ...sums),
  ];
};

/**
 * Low, central and high, from the enterprise value to the equity value; null when the table of a single multiple
 * contains them.
 */
export const valueRangeView = (context: ReportContext): ValueRangeView | null => {
  const { document, figure, numbers, result, t } = context;
  if (result.dcf === null && document.multiples.further === undefined) return null;
  const bridge = numbers.money(figure(figureId.bridgeTotal()) ?? 0);
  return {
    title: t(msg`Del valor de empresa a los fondos propios`),
    table: {
      corner: unitName(context.numbers),
      columns: points.map((point) => column(t(valuationTerms.rangePoints[point]))),
      rows: [
        ...methodRows(context),
        row(t(valuationTerms.bridgeFigures.total), [bridge, bridge, bridge]),
        row(
          t(valuationTerms.result.equity),
          points.map((point) =>
            numbers.money(figure(figureId.equity(point)) ?? result.equityValue[point]),
          ),
          { kind: 'total' },
        ),
      ],
    },
    margin: { title: t(msg`Rango`), notes: rangeNotes(context) },
  };
};
