import { msg } from '@lingui/core/macro';
import { adjustmentName } from '@valia/i18n/terms/adjustment-terms.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { roundingNotes } from '../content/rounding-notes.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import {
  column,
  type LetteredNotes,
  type SideNote,
  type ReportRow,
  type ReportTable,
  row,
  type RowKind,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';

export interface AdjustmentsView {
  title: string;
  table: ReportTable;
  notesTitle: string;
  notes: SideNote[];
}

/** Longer reasons do not fit in the margin next to the table and are printed below their adjustment. */
const reasonsInMargin = 900;

const normalisedRows = ({ figure, numbers, t, years }: ReportContext): ReportRow[] => {
  const rowOf = (
    line: 'normalisedEbitda' | 'normalisedEbitdaMargin' | 'normalisedEbit',
    write: (value: number) => string,
    kind: RowKind,
  ): ReportRow[] => {
    const values = years.map((year) => figure(figureId.account(year, line)));
    if (values.every((value) => value === null)) return [];
    const cells = values.map((value) => (value === null ? t(msg`n. d.`) : write(value)));
    return [row(t(valuationTerms.accountFigures[line]), cells, { kind })];
  };
  return [
    ...rowOf('normalisedEbitda', numbers.money, 'strong'),
    ...rowOf('normalisedEbitdaMargin', (value) => numbers.rate(value), 'dim'),
    ...rowOf('normalisedEbit', numbers.money, 'strong'),
  ];
};

/** Every normalisation with its reason, their sum and the normalised result; null when there is none. */
export const adjustmentsView = (
  context: ReportContext,
  letters: LetteredNotes,
): AdjustmentsView | null => {
  const { document, figure, numbers, t, years } = context;
  if (document.adjustments.length === 0) return null;
  const told = ({ reason, support = '' }: (typeof document.adjustments)[number]): string =>
    joinSentences(reason, support === '' ? '' : t(msg`Soporte: ${support}`));
  const inMargin =
    document.adjustments.reduce((sum, adjustment) => sum + told(adjustment).length, 0) <=
    reasonsInMargin;
  const amountOf = (place: number, year: number): number => {
    const amounts = document.adjustments[place]?.amounts ?? [];
    const at = amounts.findIndex((amount) => amount.year === year);
    const field = `adjustments.${place}.amounts.${at}.amount`;
    return figure(figureId.input(field)) ?? amounts[at]?.amount ?? 0;
  };
  const rows = document.adjustments.map((adjustment, place) =>
    row(
      adjustment.label === '' ? t(msg`Ajuste sin nombre`) : adjustmentName(adjustment.label, t),
      years.map((year) => numbers.signed(amountOf(place, year))),
      inMargin ? { letter: letters.add(told(adjustment)) } : { detail: told(adjustment) },
    ),
  );
  const total = row(
    t(msg`Total ajustes`),
    years.map((year) => numbers.signed(figure(figureId.account(year, 'adjustments')) ?? 0)),
    { kind: 'total' },
  );
  return {
    title: t(msg`Ajustes de normalización`),
    table: {
      corner: unitName(context.numbers),
      columns: years.map((year) => column(String(year))),
      rows: [...rows, total, ...normalisedRows(context)],
    },
    notesTitle: inMargin ? t(msg`Motivo`) : '',
    notes: [
      ...letters.take(),
      ...roundingNotes(context, (total) => /^accounts\.\d+\.adjustments$/u.test(total)),
    ],
  };
};
