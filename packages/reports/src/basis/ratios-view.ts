import { msg } from '@lingui/core/macro';
import { type RatioRow, ratioRows } from '@valia/domain/valuations/ratio-rows.ts';
import { formatMoneyParts } from '@valia/i18n/format.ts';
import {
  meaninglessRatioTerms,
  ratioOperandTerms,
  ratioTerms,
} from '@valia/i18n/terms/ratio-terms.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import {
  type FinancialRatio,
  financialRatioRules,
} from '@valia/valuation/accounts/financial-ratios.ts';
import type { ReportContext } from '../content/report-context.ts';
import {
  column,
  type SideNote,
  remark,
  type ReportRow,
  type ReportTable,
  row,
} from '../content/report-table.ts';
import { baseYearName } from '../content/report-context.ts';

export interface RatiosView {
  title: string;
  table: ReportTable;
  notesTitle: string;
  notes: SideNote[];
}

const ratioText = (
  { document, numbers, t }: ReportContext,
  { unit, value }: FinancialRatio,
): string => {
  if (value === null) return t(meaninglessRatioTerms.short);
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

/** The currency is in the label, so that a narrow column has space for the digits. */
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

interface NormalisedRows {
  rows: ReportRow[];
  /** Their denominators that are zero or less. */
  divisors: string[];
}

/**
 * The ratios that a lender looks at first, based on recurring figures; debt and cash are known only for the base year.
 */
const normalisedRows = (context: ReportContext): NormalisedRows => {
  const { account, baseYear, document, numbers, t, years } = context;
  if (document.adjustments.length === 0) return { rows: [], divisors: [] };
  const divisors: string[] = [];
  const { cash, financialDebt } = document.bridge;
  const rowOf = (label: string, ratio: (year: number) => string | null): ReportRow[] => {
    const values = years.map(ratio);
    if (values.every((value) => value === null)) return [];
    const cells = values.map((value) => (value === null ? t(msg`n. d.`) : value));
    return [row(label, cells)];
  };
  const over = (part: number | null, whole: number | null, name: string): string | null => {
    if (part === null || whole === null) return null;
    if (whole > 0) return numbers.multiple(part / whole);
    divisors.push(name);
    return t(meaninglessRatioTerms.short);
  };
  const interestOf = (year: number) =>
    document.accounts.years.find((one) => one.year === year)?.ratioLines?.interestExpense ?? null;
  const debt = financialDebt === null ? null : financialDebt - (cash ?? 0);
  const ebitda = t(valuationTerms.accountFigures.normalisedEbitda);
  const interest = t(ratioOperandTerms.interestExpense);
  const rows = [
    ...rowOf(t(msg`(Deuda − tesorería) / EBITDA normalizado`), (year) =>
      year === baseYear ? over(debt, account(year, 'normalisedEbitda'), ebitda) : null,
    ),
    ...rowOf(t(msg`EBIT normalizado / gastos financieros`), (year) =>
      over(account(year, 'normalisedEbit'), interestOf(year), interest),
    ),
  ];
  return { rows, divisors };
};

/** The denominators of ratios that are not meaningful, each once. */
const divisorsOf = ({ t }: ReportContext, rows: readonly RatioRow[]): string[] =>
  rows.flatMap(({ ratios }) =>
    ratios.flatMap(({ ratio }) =>
      ratio === null || ratio.value !== null
        ? []
        : [ratio.denominator.map((operand) => t(ratioOperandTerms[operand])).join(' + ')],
    ),
  );

/** The explanation why some cells are marked as not meaningful. */
const meaninglessNotes = ({ t }: ReportContext, divisors: readonly string[]): SideNote[] => {
  if (divisors.length === 0) return [];
  const names = [...new Set(divisors)].join('; ');
  return [
    remark(
      t(msg`No significativo, porque se dividiría por una cifra cero o negativa: ${names}.`),
      `${t(meaninglessRatioTerms.short)}:`,
    ),
  ];
};

/** The ratios of the closed years that can be computed from the accounts; null when there are none. */
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
        ...normalised.rows,
      ],
    },
    notesTitle: t(msg`Cómo leerlos`),
    notes: [
      remark(
        normalised.rows.length === 0
          ? t(msg`Sobre las cuentas sin normalizar; días de un año de 365.`)
          : t(msg`Sobre las cuentas sin normalizar, salvo donde se dice; días de un año de 365.`),
      ),
      ...(rows.some(lacksEarlierYears)
        ? [remark(t(msg`la deuda y la plantilla se conocen solo del año base.`), t(msg`n. d.:`))]
        : []),
      ...meaninglessNotes(context, [...divisorsOf(context, rows), ...normalised.divisors]),
    ],
  };
};
