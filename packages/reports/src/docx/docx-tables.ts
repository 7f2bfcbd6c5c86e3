import {
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { ReportCell, ReportRow, ReportTable } from '../content/report-table.ts';
import { borders, colours, styleIds } from './docx-styles.ts';
import type { NamedLine } from './outline-block.ts';
import { textRun } from './text-run.ts';

/** The width between the margins of the page, in twentieths of a point. */
export const pageTextWidth = 9_300;

const clear = (fill: string) => ({ type: ShadingType.CLEAR, fill, color: 'auto' });
const sides = { left: borders.none, right: borders.none, top: borders.none } as const;
const room = { top: 35, bottom: 35, left: 50, right: 50 };

interface CellLook {
  width: number;
  isFigure?: boolean;
  isHead?: boolean;
  isTotal?: boolean;
  /** Whether its row is kept on the same page as the next one. */
  keeps?: boolean;
  fill?: string | undefined;
}

/** The maximum number of rows that fit on one page. */
const mostTogether = 24;

/** A table is kept together when it fits on a page; in a longer one no row is alone on a page. */
const keepsNext = (at: number, count: number): boolean =>
  at < count - 1 && (count <= mostTogether || at === 0 || at === count - 2);

const cellOf = (
  runs: TextRun[],
  { fill, isFigure, isHead, isTotal, keeps, width }: CellLook,
): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    margins: room,
    borders: {
      ...sides,
      bottom: isHead || isTotal ? borders.rule : borders.hair,
      ...(isTotal && { top: borders.rule }),
    },
    ...(fill !== undefined && { shading: clear(fill) }),
    children: [
      new Paragraph({
        style: isFigure ? styleIds.figure : styleIds.label,
        keepNext: keeps === true || isHead === true,
        children: runs,
      }),
    ],
  });

const boldKinds: ReadonlySet<ReportRow['kind']> = new Set(['strong', 'total', 'picked']);

const labelRuns = ({ detail, kind, label, letter }: ReportRow): TextRun[] => {
  const look = {
    bold: boldKinds.has(kind),
    ...(kind === 'dim' && { color: colours.dimmed }),
  };
  return [
    textRun(label, look),
    ...(letter === '' ? [] : [textRun(letter, { superScript: true, bold: true })]),
    ...(detail === '' ? [] : [textRun(detail, { break: 1, color: colours.dimmed })]),
  ];
};

const figureRun = ({ mark, text }: ReportCell, kind: ReportRow['kind']): TextRun =>
  new TextRun({
    text,
    bold: boldKinds.has(kind) || mark === 'value' || mark === 'base',
    ...(mark === 'value' && { color: colours.accent }),
    ...(kind === 'dim' && { color: colours.dimmed }),
  });

const markFill = ({ mark }: ReportCell): string | undefined =>
  mark === 'above' || mark === 'below' ? colours[mark] : undefined;

const sized = (widths: readonly number[], rows: TableRow[]): Table =>
  new Table({
    width: { size: pageTextWidth, type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    rows,
  });

const headRow = (
  labels: readonly string[],
  widths: readonly number[],
  areFigures: boolean,
): TableRow =>
  new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: labels.map((label, at) =>
      cellOf([textRun(label, { color: colours.dimmed })], {
        width: widths[at] ?? 0,
        isFigure: areFigures && at > 0,
        isHead: true,
      }),
    ),
  });

const shortLabel = 16;

/** With few columns of figures the labels have more space; many columns use that space when labels are short. */
const labelShare = ({ columns: { length }, rows }: ReportTable): number => {
  if (length > 6 && rows.every(({ label }) => label.length <= shortLabel)) return 0.16;
  return length === 1 ? 0.7 : length <= 3 ? 0.46 : 0.3;
};

/** A table of figures, without a header row when all its headers are empty. */
export const figureTable = (table: ReportTable): Table => {
  const { columns, corner, rows } = table;
  const label = Math.round(pageTextWidth * labelShare(table));
  const each = Math.floor((pageTextWidth - label) / Math.max(1, columns.length));
  const widths = [label, ...columns.map(() => each)];
  const heads = [corner, ...columns.map((column) => column.label)];
  return sized(widths, [
    ...(heads.every((text) => text === '') ? [] : [headRow(heads, widths, true)]),
    ...rows.map((row, place) => {
      const look = { isTotal: row.kind === 'total', keeps: keepsNext(place, rows.length) };
      return new TableRow({
        cantSplit: true,
        children: [
          cellOf(labelRuns(row), { width: label, ...look }),
          ...row.cells.map((cell, at) =>
            cellOf([figureRun(cell, row.kind)], {
              width: each,
              isFigure: true,
              ...look,
              fill: markFill(cell) ?? (columns[at]?.tinted === true ? colours.tint : undefined),
            }),
          ),
        ],
      });
    }),
  ]);
};

/** Names with the text about each. */
export const factTable = (rows: readonly NamedLine[]): Table => {
  const widths = [Math.round(pageTextWidth * 0.32), Math.round(pageTextWidth * 0.68)];
  const [label = 0, text = 0] = widths;
  return sized(
    widths,
    rows.map((row, place) => {
      const keeps = keepsNext(place, rows.length);
      return new TableRow({
        cantSplit: true,
        children: [
          cellOf([textRun(row.lead, { color: colours.dimmed })], { width: label, keeps }),
          cellOf([textRun(row.text)], { width: text, keeps }),
        ],
      });
    }),
  );
};

/** The width of each column by its longest text, at least the width of a date. */
const wordWidths = (columns: readonly string[], rows: readonly (readonly string[])[]): number[] => {
  const lengths = columns.map((head, at) =>
    Math.min(60, Math.max(12, head.length, ...rows.map((cells) => (cells[at] ?? '').length))),
  );
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return lengths.map((length) => Math.floor((length / total) * pageTextWidth));
};

export const buildTextTable = (
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Table => {
  const widths = wordWidths(columns, rows);
  return sized(widths, [
    headRow(columns, widths, false),
    ...rows.map(
      (cells, place) =>
        new TableRow({
          cantSplit: true,
          children: columns.map((_, at) =>
            cellOf([textRun(cells[at] ?? '')], {
              width: widths[at] ?? 0,
              keeps: keepsNext(place, rows.length),
            }),
          ),
        }),
    ),
  ]);
};
