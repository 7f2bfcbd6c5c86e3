import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { type AccountFigure, figureId } from '@valia/valuation/figure.ts';
import { normalisableLines } from '@valia/valuation/valuation-inputs.ts';
import { normalisedAmount } from './normalised-column.ts';
import { roundingNotes, roundingNotesOfSums } from '../content/rounding-notes.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import {
  column,
  type SideNote,
  remark,
  type ReportRow,
  type ReportTable,
  row,
  type RowKind,
} from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';
import { baseYearName } from '../content/report-context.ts';

export interface AccountsView {
  title: string;
  table: ReportTable;
  /** Investments and operating balances, year by year; null when none is known. */
  capital: { title: string; table: ReportTable } | null;
  notesTitle: string;
  notes: SideNote[];
}

type Sign = 'plus' | 'minus';
type IncomeLine = Parameters<typeof normalisedAmount>[1];

const isAdjusted = ({ document }: ReportContext): boolean => document.adjustments.length > 0;

const accountRows = (context: ReportContext) => {
  const { account, figure, numbers, t, years } = context;
  const missing = t(msg`n. d.`);
  const known = (line: AccountFigure) => years.some((year) => account(year, line) !== null);
  const yearly = (line: AccountFigure, write: (value: number) => string, absent: string) =>
    years.map((year) => {
      const value = figure(figureId.account(year, line));
      return value === null ? absent : write(value);
    });
  const signedMoney = (sign: Sign) => (value: number) =>
    numbers.money(sign === 'minus' ? -value : value);
  const amounts = (line: AccountFigure, kind: RowKind = 'normal', sign: Sign = 'plus') =>
    row(t(valuationTerms.accountFigures[line]), yearly(line, signedMoney(sign), missing), { kind });
  const shares = (line: AccountFigure) =>
    row(
      t(valuationTerms.accountFigures[line]),
      yearly(line, (value) => numbers.rate(value), ''),
      { kind: 'dim' },
    );
  return { known, yearly, signedMoney, amounts, shares };
};

/**
 * Lines of the income statement: the years, followed by the adjustments of the last year and its normalised amounts.
 */
const incomeRows = (context: ReportContext) => {
  const { numbers, t } = context;
  const { signedMoney, yearly } = accountRows(context);
  const missing = t(msg`n. d.`);
  const adjusted = isAdjusted(context);
  const name = (line: AccountFigure) => t(valuationTerms.accountFigures[line]);
  const amounts = (line: IncomeLine, kind: RowKind = 'normal', sign: Sign = 'plus') => {
    const { base, change } = normalisedAmount(context, line);
    const effect = change === null ? missing : numbers.signed(sign === 'minus' ? -change : change);
    const last = base === null ? missing : signedMoney(sign)(base);
    return row(
      name(line),
      [...yearly(line, signedMoney(sign), missing), ...(adjusted ? [effect, last] : [])],
      { kind },
    );
  };
  const shares = (line: AccountFigure, base: number | null = null) => {
    const rate = (value: number) => numbers.rate(value);
    const last = base === null ? '' : rate(base);
    return row(name(line), [...yearly(line, rate, ''), ...(adjusted ? ['', last] : [])], {
      kind: 'dim',
    });
  };
  return { amounts, shares };
};

const statementRows = (context: ReportContext): ReportRow[] => {
  const { amounts, shares } = incomeRows(context);
  const { known } = accountRows(context);
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
      .filter(({ line }) => known(line) || normalisedAmount(context, line).base !== null)
      .map(({ line, sign }) => amounts(line, 'normal', sign)),
    amounts('ebitda', 'total'),
    ...(known('ebitdaMargin')
      ? [shares('ebitdaMargin', normalisedAmount(context, 'ebitdaMargin').base)]
      : []),
    amounts('depreciationAndAmortization', 'normal', 'minus'),
    ...(known('depreciationToRevenue') ? [shares('depreciationToRevenue')] : []),
    ...(known('ebit') ? [amounts('ebit', 'total')] : []),
  ];
};

const capitalRows = (context: ReportContext): ReportRow[] => {
  const { amounts, known, shares } = accountRows(context);
  const parts = [
    { line: 'inventories', sign: 'plus' },
    { line: 'tradeReceivables', sign: 'plus' },
    { line: 'tradePayables', sign: 'minus' },
  ] as const;
  if (!known('capitalExpenditure') && !known('netWorkingCapital')) return [];
  return [
    amounts('capitalExpenditure'),
    ...(known('capitalExpenditureToRevenue') ? [shares('capitalExpenditureToRevenue')] : []),
    ...parts
      .filter(({ line }) => known(line))
      .map(({ line, sign }) => amounts(line, 'normal', sign)),
    amounts('netWorkingCapital', 'total'),
    ...(known('netWorkingCapitalToRevenue') ? [shares('netWorkingCapitalToRevenue')] : []),
  ];
};

/** With only one growth rate the mean would repeat it. */
const fewestYearsOfMean = 3;

const meanGrowthNote = ({ figure, numbers, t, years }: ReportContext): SideNote[] => {
  const mean = figure(figureId.revenueCompoundAnnualGrowth());
  if (mean === null || years.length < fewestYearsOfMean) return [];
  const growth = numbers.rate(mean);
  const [from, to] = [String(years.at(0)), String(years.at(-1))];
  return [remark(t(msg`${growth} al año de media, de ${from} a ${to}.`), t(msg`Ventas:`))];
};

const yearOf = /^accounts\.(\d+)\.(?!adjustments$)/u;

/** Checks the columns of the years, and the rows from the reported lines of the base year to its normalised ones. */
const accountRounding = (context: ReportContext): SideNote[] => {
  const { account, baseYear, figure, years } = context;
  const changes = ([...normalisableLines, 'ebitda', 'ebit'] as const).map((line) => {
    const { base, change } = normalisedAmount(context, line);
    return [base ?? 0, [account(baseYear, line) ?? 0, change ?? 0]] as const;
  });
  const down = roundingNotes(
    context,
    (total) => years.includes(Number(yearOf.exec(total)?.[1])) && figure(total) !== null,
  );
  return down.length > 0 || !isAdjusted(context) ? down : roundingNotesOfSums(context, ...changes);
};

const accountNotes = (context: ReportContext, rows: readonly ReportRow[]): SideNote[] => {
  const { document, source, t, years } = context;
  const missing = t(msg`n. d.`);
  const given = source('accounts');
  const plan = msg`Líneas del PGC. Los alquileres son gasto: EBITDA anterior a la NIIF 16.`;
  const hasMissing = rows.some(({ cells }) => cells.some(({ text }) => text === missing));
  return [
    remark(
      given === ''
        ? t(msg`Cuentas introducidas por el responsable del informe.`)
        : joinSentences(given),
    ),
    ...(document.accounts.detail === 'lines' ? [remark(t(plan))] : []),
    ...meanGrowthNote(context),
    ...(hasMissing ? [remark(t(msg`dato no introducido en la valoración.`), t(msg`n. d.:`))] : []),
    ...(years.length === 1 ? [remark(t(msg`Sin ejercicios anteriores con que contrastar.`))] : []),
    ...accountRounding(context),
  ];
};

/** Accounts up to EBIT, then investment and working capital; the base year's figures used for the value are tinted. */
export const accountsView = (context: ReportContext): AccountsView => {
  const { baseYear, t, years } = context;
  const adjusted = isAdjusted(context);
  const base = column(baseYearName(context), true);
  const named = years.map((year) => (year === baseYear && !adjusted ? base : column(String(year))));
  const rows = statementRows(context);
  const invested = capitalRows(context);
  const corner = unitName(context.numbers);
  return {
    title: t(msg`Cuenta de resultados hasta el EBIT`),
    table: {
      corner,
      columns: [...named, ...(adjusted ? [column(t(msg`Ajustes`)), base] : [])],
      rows,
    },
    capital:
      invested.length === 0
        ? null
        : {
            title: t(msg`Inversión y circulante`),
            table: { corner, columns: years.map((year) => column(String(year))), rows: invested },
          },
    notesTitle: t(msg`Fuente`),
    notes: accountNotes(context, [...rows, ...invested]),
  };
};
