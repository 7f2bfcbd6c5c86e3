import { msg } from '@lingui/core/macro';
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
  const amounts = (
    line: AccountFigure,
    label: string,
    kind: RowKind = 'normal',
    sign: Sign = 'plus',
  ) =>
    row(
      label,
      years.map((year) => {
        const value = account(year, line);
        return value === null ? missing : numbers.money(sign === 'minus' ? -value : value);
      }),
      { kind },
    );
  const shares = (line: AccountFigure, label: string) =>
    row(
      label,
      years.map((year) => {
        const value = account(year, line);
        return value === null ? '' : numbers.rate(value);
      }),
      { kind: 'dim' },
    );
  return { known, amounts, shares };
};

const operatingRows = (context: ReportContext): ReportRow[] => {
  const { document, t } = context;
  const { amounts, known, shares } = accountRows(context);
  const parts =
    document.accounts.detail === 'lines'
      ? ([
          { line: 'otherIncome', label: t(msg`Otros ingresos de explotación`), sign: 'plus' },
          { line: 'supplies', label: t(msg`Aprovisionamientos`), sign: 'minus' },
          { line: 'personnel', label: t(msg`Gastos de personal`), sign: 'minus' },
          {
            line: 'otherOperatingExpenses',
            label: t(msg`Otros gastos de explotación`),
            sign: 'minus',
          },
        ] as const)
      : [];
  return [
    amounts('revenue', t(msg`Ventas (cifra de negocios)`)),
    ...(known('revenueGrowth') ? [shares('revenueGrowth', t(msg`Crecimiento`))] : []),
    ...parts
      .filter(({ line }) => known(line))
      .map(({ line, label, sign }) => amounts(line, label, 'normal', sign)),
    amounts('ebitda', t(msg`EBITDA`), 'total'),
  ];
};

const normalisedRows = (context: ReportContext): ReportRow[] => {
  const { account, document, numbers, t, years } = context;
  const { amounts } = accountRows(context);
  if (document.adjustments.length === 0) return [];
  return [
    row(
      t(msg`Ajustes de normalización`),
      years.map((year) => numbers.signed(account(year, 'adjustments') ?? 0)),
    ),
    amounts('normalisedEbitda', t(msg`EBITDA normalizado`), 'strong'),
  ];
};

const investmentRows = (context: ReportContext): ReportRow[] => {
  const { document, t } = context;
  const ebit = document.adjustments.length === 0 ? 'ebit' : 'normalisedEbit';
  const { amounts, known, shares } = accountRows(context);
  return [
    amounts('depreciationAndAmortization', t(msg`Amortizaciones`), 'normal', 'minus'),
    ...(known(ebit) ? [amounts(ebit, t(msg`EBIT`), 'strong')] : []),
    amounts('capitalExpenditure', t(msg`Inversiones (capex)`)),
    amounts('netWorkingCapital', t(msg`Circulante operativo (NOF)`)),
    ...(known('netWorkingCapitalToRevenue')
      ? [shares('netWorkingCapitalToRevenue', t(msg`NOF sobre ventas`))]
      : []),
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
    ...(account(baseYear, margin) === null ? [] : [shares(margin, t(msg`Margen sobre ventas`))]),
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
