import { msg } from '@lingui/core/macro';
import { projectionLines } from './projection-lines.ts';
import type { WrittenLine } from './projection-line.ts';
import type { ReportContext } from './report-context.ts';
import {
  column,
  type LetteredNotes,
  type MarginNote,
  remark,
  type ReportRow,
  type ReportTable,
  row,
} from './report-table.ts';
import { baseYearName, unitName } from './unit-name.ts';

export interface ProjectionView {
  title: string;
  /** One table, or two one below the other when the years do not fit side by side. */
  tables: ReportTable[];
  notesTitle: string;
  notes: MarginNote[];
}

/** A page's width less the labels, and what a digit and the space between two columns take, in pixels. */
const figuresWidth = 556;
const digitWidth = 5.6;
const columnSpace = 6;
const maximumColumns = 8;

const columnsThatFit = (lines: readonly WrittenLine[]): number => {
  const longest = Math.max(
    ...lines.flatMap(({ base, years }) => [base, ...years]).map((text) => text.length),
  );
  return Math.max(
    2,
    Math.min(maximumColumns, Math.floor(figuresWidth / (longest * digitWidth + columnSpace))),
  );
};

/** Slices of as equal a length as can be, none longer than `maximum`. */
const slices = (length: number, maximum: number): { from: number; to: number }[] => {
  const count = Math.ceil(length / maximum);
  const size = Math.ceil(length / count);
  return Array.from({ length: count }, (_, index) => ({
    from: index * size,
    to: Math.min(length, (index + 1) * size),
  }));
};

const tableOf = (context: ReportContext, lines: readonly WrittenLine[]): ReportTable[] => {
  const columns = [
    column(baseYearName(context)),
    ...context.projectedYears.map((year) => column(String(year))),
  ];
  return slices(columns.length, columnsThatFit(lines)).map(({ from, to }, index) => ({
    corner: unitName(context),
    columns: columns.slice(from, to),
    rows: lines.map(({ base, kind, label, letter, years }): ReportRow =>
      row(label, [base, ...years].slice(from, to), { kind, letter: index === 0 ? letter : '' }),
    ),
  }));
};

/** The projected years from revenue to the present value of each free cash flow. */
export const projectionView = (context: ReportContext, letters: LetteredNotes): ProjectionView => {
  const { document, longDate, numbers, t } = context;
  const tables = tableOf(context, projectionLines(context, letters));
  const timing =
    document.discounting === 'mid-year'
      ? t(msg`Mitad de año: los flujos llegan, de media, el 30 de junio.`)
      : t(msg`Cierre de año: cada flujo llega el 31 de diciembre.`);
  const stub = document.projection.stub === true && document.valuationDate !== null;
  const date = stub ? longDate(document.valuationDate ?? '') : '';
  const losses = document.projection.losses?.opening ?? null;
  const opening = losses === null ? '' : numbers.amount(losses);
  return {
    title: t(msg`Proyección y flujos de caja`),
    tables,
    notesTitle: t(msg`Hipótesis y fuentes`),
    notes: [
      ...letters.take(),
      remark(timing),
      ...(stub ? [remark(t(msg`Del primer año cuenta solo lo que queda desde el ${date}.`))] : []),
      ...(opening === '' ? [] : [remark(t(msg`Bases negativas al empezar: ${opening}.`))]),
    ],
  };
};
