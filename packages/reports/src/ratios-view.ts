import { msg } from '@lingui/core/macro';
import { type RatioRow, ratioRows } from '@valia/domain/valuations/ratio-rows.ts';
import { formatMoneyParts } from '@valia/i18n/format.ts';
import { ratioTerms } from '@valia/i18n/ratio-terms.ts';
import {
  type FinancialRatio,
  financialRatioRules,
} from '@valia/valuation/accounts/financial-ratios.ts';
import { interestCoverage } from '@valia/valuation/accounts/interest-coverage.ts';
import type { ReportContext } from './report-context.ts';
import {
  column,
  type MarginNote,
  remark,
  type ReportRow,
  type ReportTable,
  row,
} from './report-table.ts';
import { baseYearName } from './unit-name.ts';

export interface RatiosView {
  title: string;
  table: ReportTable;
  notesTitle: string;
  notes: MarginNote[];
}

const ratioText = (
  { document, numbers }: ReportContext,
  { unit, value }: FinancialRatio,
): string => {
  switch (unit) {
    case 'rate':
      return numbers.rate(value);
    case 'multiple':
      return numbers.multiple(value);
    case 'days':
      return numbers.number(value, 0);
    case 'money':
      return numbers.number(value * document.unit, 0);
  }
};

/** An amount's currency stands with its name, where it leaves a narrow column to the digits. */
const ratioLabel = ({ document, input, t }: ReportContext, name: RatioRow['name']): string => {
  const { currency } = document;
  const { symbol } = formatMoneyParts(0, { language: input.language, currency });
  const label = t(ratioTerms[name].name);
  return financialRatioRules[name].unit === 'money' ? `${label} (${symbol})` : label;
};

const knownOfBaseYear: ReadonlySet<string> = new Set([
  'financialDebt',
  'netFinancialDebt',
  'employees',
]);

const lacksEarlierYears = ({ name, ratios }: RatioRow): boolean =>
  ratios.some(({ ratio }) => ratio === null) &&
  financialRatioRules[name].operands.some((operand) => knownOfBaseYear.has(operand));

/** What a lender looks at first, on what will repeat itself; debt and cash are known of the base year alone. */
const normalisedRows = (context: ReportContext): ReportRow[] => {
  const { account, baseYear, document, numbers, t, years } = context;
  if (document.adjustments.length === 0) return [];
  const { cash, financialDebt } = document.bridge;
  const rowOf = (label: string, ratio: (year: number) => number | null): ReportRow[] => {
    const values = years.map(ratio);
    if (values.every((value) => value === null)) return [];
    const cells = values.map((value) => (value === null ? t(msg`n. d.`) : numbers.multiple(value)));
    return [row(label, cells)];
  };
  const over = (part: number | null, whole: number | null) =>
    part === null || whole === null || whole === 0 ? null : part / whole;
  const interestOf = (year: number) =>
    document.accounts.years.find((one) => one.year === year)?.ratioLines?.interestExpense ?? null;
  const debt = financialDebt === null ? null : financialDebt - (cash ?? 0);
  return [
    ...rowOf(t(msg`(Deuda − tesorería) / EBITDA normalizado`), (year) =>
      year === baseYear ? over(debt, account(year, 'normalisedEbitda')) : null,
    ),
    ...rowOf(t(msg`EBIT normalizado / gastos financieros`), (year) => {
      const [profit, interest] = [account(year, 'normalisedEbit'), interestOf(year)];
      return profit === null || !interest ? null : interestCoverage(profit, interest);
    }),
  ];
};

/** The ratios of the closed years that the accounts allow; null where they allow none. */
export const ratiosView = (context: ReportContext): RatiosView | null => {
  const { baseYear, document, input, t, years } = context;
  const missing = t(msg`n. d.`);
  const rows = ratioRows(document, input.outcome.figures);
  if (rows.length === 0) return null;
  const normalised = normalisedRows(context);
  return {
    title: t(msg`Ratios`),
    table: {
      corner: '',
      columns: years.map((year) =>
        year === baseYear ? column(baseYearName(context), true) : column(String(year)),
      ),
      rows: [
        ...rows.map(({ name, ratios }) =>
          row(
            ratioLabel(context, name),
            years.map((year) => {
              const ratio = ratios.find((one) => one.year === year)?.ratio ?? null;
              return ratio === null ? missing : ratioText(context, ratio);
            }),
          ),
        ),
        ...normalised,
      ],
    },
    notesTitle: t(msg`Cómo leerlos`),
    notes: [
      remark(
        normalised.length === 0
          ? t(msg`Sobre las cuentas sin normalizar; días de un año de 365.`)
          : t(msg`Sobre las cuentas sin normalizar, salvo donde se dice; días de un año de 365.`),
      ),
      ...(rows.some(lacksEarlierYears)
        ? [remark(t(msg`La deuda y la plantilla se conocen solo del año base.`), t(msg`n. d.:`))]
        : []),
    ],
  };
};
