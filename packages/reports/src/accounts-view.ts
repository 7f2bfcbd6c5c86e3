import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import type { AccountFigure } from '@valia/valuation/figure.ts';
import { type ReportContext, sentences } from './report-context.ts';
import {
  column,
  type MarginNote,
  remark,
  type ReportRow,
  type ReportTable,
  row,
  type RowKind,
} from './report-table.ts';
import { baseYearName, unitName } from './unit-name.ts';

export interface AccountsView {
  table: ReportTable;
  notesTitle: string;
  notes: MarginNote[];
}

type Sign = 'plus' | 'minus';

const accountRows = (context: ReportContext) => {
  const { account, numbers, t, years } = context;
  const missing = t(msg`n. d.`);
  const known = (line: AccountFigure) => years.some((year) => account(year, line) !== null);
  const amounts = (line: AccountFigure, kind: RowKind = 'normal', sign: Sign = 'plus') =>
    row(
      t(valuationTerms.accountFigures[line]),
      years.map((year) => {
        const value = account(year, line);
        return value === null ? missing : numbers.money(sign === 'minus' ? -value : value);
      }),
      { kind },
    );
  const shares = (line: AccountFigure) =>
    row(
      t(valuationTerms.accountFigures[line]),
      years.map((year) => {
        const value = account(year, line);
        return value === null ? '' : numbers.rate(value);
      }),
      { kind: 'dim' },
    );
  return { known, amounts, shares };
};

const operatingRows = (context: ReportContext): ReportRow[] => {
  const { amounts, known, shares } = accountRows(context);
  const parts =
    context.document.accounts.detail === 'lines'
      ? ([
          { line: 'otherIncome', sign: 'plus' },
          { line: 'supplies', sign: 'minus' },
          { line: 'personnel', sign: 'minus' },
          { line: 'otherOperatingExpenses', sign: 'minus' },
        ] as const)
      : [];
  return [
    amounts('revenue'),
    ...(known('revenueGrowth') ? [shares('revenueGrowth')] : []),
    ...parts
      .filter(({ line }) => known(line))
      .map(({ line, sign }) => amounts(line, 'normal', sign)),
    amounts('ebitda', 'total'),
  ];
};

const normalisedRows = (context: ReportContext): ReportRow[] => {
  const { account, document, numbers, t, years } = context;
  const { amounts } = accountRows(context);
  if (document.adjustments.length === 0) return [];
  return [
    row(
      t(valuationTerms.accountFigures.adjustments),
      years.map((year) => numbers.signed(account(year, 'adjustments') ?? 0)),
    ),
    amounts('normalisedEbitda', 'strong'),
  ];
};

const investmentRows = (context: ReportContext): ReportRow[] => {
  const ebit = context.document.adjustments.length === 0 ? 'ebit' : 'normalisedEbit';
  const { amounts, known, shares } = accountRows(context);
  return [
    amounts('depreciationAndAmortization', 'normal', 'minus'),
    ...(known(ebit) ? [amounts(ebit, 'strong')] : []),
    amounts('capitalExpenditure'),
    amounts('netWorkingCapital'),
    ...(known('netWorkingCapitalToRevenue') ? [shares('netWorkingCapitalToRevenue')] : []),
  ];
};

const accountNotes = (context: ReportContext, rows: readonly ReportRow[]): MarginNote[] => {
  const { document, source, t, years } = context;
  const missing = t(msg`n. d.`);
  const given = source('accounts');
  const plan = msg`Líneas del PGC. Los alquileres son gasto: EBITDA anterior a la NIIF 16.`;
  const hasMissing = rows.some(({ cells }) => cells.some(({ text }) => text === missing));
  return [
    remark(
      given === ''
        ? t(msg`Cuentas introducidas por el responsable del informe.`)
        : sentences(given),
    ),
    ...(document.accounts.detail === 'lines' ? [remark(t(plan))] : []),
    ...(hasMissing ? [remark(t(msg`dato no introducido en la valoración.`), t(msg`n. d.:`))] : []),
    ...(years.length === 1 ? [remark(t(msg`Sin ejercicios anteriores con que contrastar.`))] : []),
  ];
};

/** Accounts up to EBIT, with investment and working capital; the base year is the tinted column. */
export const accountsView = (context: ReportContext): AccountsView => {
  const { account, baseYear, document, t, years } = context;
  const { shares } = accountRows(context);
  const margin = document.adjustments.length === 0 ? 'ebitdaMargin' : 'normalisedEbitdaMargin';
  const rows = [
    ...operatingRows(context),
    ...normalisedRows(context),
    ...(account(baseYear, margin) === null ? [] : [shares(margin)]),
    ...investmentRows(context),
  ];
  return {
    table: {
      corner: unitName(context),
      columns: years.map((year) =>
        year === baseYear ? column(baseYearName(context), true) : column(String(year)),
      ),
      rows,
    },
    notesTitle: t(msg`Fuente`),
    notes: accountNotes(context, rows),
  };
};
