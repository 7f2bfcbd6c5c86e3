import { msg } from '@lingui/core/macro';
import { figureId } from '@valia/valuation/figure.ts';
import { projectionLines } from './projection-lines.ts';
import type { WrittenLine } from './projection-line.ts';
import type { ReportContext } from '../content/report-context.ts';
import { roundingNotes } from '../content/rounding-notes.ts';
import {
  column,
  type LetteredNotes,
  type SideNote,
  remark,
  type ReportTable,
  row,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';
import { baseYearName } from '../content/report-context.ts';

export interface ProjectionView {
  title: string;
  table: ReportTable;
  notesTitle: string;
  notes: SideNote[];
}

const tableOf = (context: ReportContext, lines: readonly WrittenLine[]): ReportTable => ({
  corner: unitName(context.numbers),
  columns: [
    column(baseYearName(context)),
    ...context.projectedYears.map((year) => column(String(year))),
  ],
  rows: lines.map(({ base, kind, label, letter, years }) =>
    row(label, [base, ...years], { kind, letter }),
  ),
});

/** The date from which flows are discounted when it is not the close of the base year; otherwise empty. */
const datingNote = (context: ReportContext): string => {
  const { baseYear, document, figure, longDate, numbers, projected, t } = context;
  const { valuationDate } = document;
  if (valuationDate === null || projected(baseYear + 1, 'freeCashFlowInStub') === null) return '';
  const date = longDate(valuationDate);
  const left = figure(figureId.input('valuationDate.daysLeft'));
  const whole = figure(figureId.input('valuationDate.daysOfYear'));
  // Snapshots made by an earlier engine contain no days.
  if (left === null || whole === null)
    return t(msg`Del primer año cuenta solo lo que queda desde el ${date}.`);
  const year = String(baseYear + 1);
  const days = numbers.number(left, 0);
  const all = numbers.number(whole, 0);
  const share = numbers.rate(left / whole);
  return document.discounting === 'mid-year'
    ? t(
        msg`Los flujos se descuentan desde el ${date}: del de ${year} cuentan ${days} de ${all} días (${share}), descontados a la mitad de ese periodo.`,
      )
    : t(
        msg`Los flujos se descuentan desde el ${date}: del de ${year} cuentan ${days} de ${all} días (${share}).`,
      );
};

/** The time within a year when a flow arrives; for a partial first year this is in `datingNote`. */
const timingNote = (
  { baseYear, document, projectedYears, t }: ReportContext,
  isDated: boolean,
): string => {
  if (document.discounting !== 'mid-year')
    return t(msg`Cierre de año: cada flujo llega el 31 de diciembre.`);
  if (!isDated) return t(msg`Mitad de año: los flujos llegan, de media, el 30 de junio.`);
  if (projectedYears.length === 1) return '';
  const year = String(baseYear + 2);
  return t(msg`Mitad de año: desde ${year}, los flujos llegan, de media, el 30 de junio.`);
};

/** The projected years from revenue to the present value of each free cash flow. */
export const projectionView = (context: ReportContext, letters: LetteredNotes): ProjectionView => {
  const { document, numbers, t } = context;
  const table = tableOf(context, projectionLines(context, letters));
  const dating = datingNote(context);
  const timing = timingNote(context, dating !== '');
  const losses = document.projection.losses?.opening ?? null;
  const opening = losses === null ? '' : numbers.amount(losses);
  return {
    title: t(msg`Proyección y flujos de caja`),
    table,
    notesTitle: t(msg`Hipótesis y fuentes`),
    notes: [
      ...roundingNotes(context, (total) => /^projection\.|^dcf\.sumOfPresentValues$/u.test(total)),
      ...letters.take(),
      ...(timing === '' ? [] : [remark(timing)]),
      ...(dating === '' ? [] : [remark(dating)]),
      ...(opening === '' ? [] : [remark(t(msg`Bases negativas al empezar: ${opening}.`))]),
    ],
  };
};
