import { msg } from '@lingui/core/macro';
import { type RatioRow, ratioRows } from '@valia/domain/valuations/ratio-rows.ts';
import { ratioTerms } from '@valia/i18n/ratio-terms.ts';
import {
  type FinancialRatio,
  financialRatioRules,
} from '@valia/valuation/accounts/financial-ratios.ts';
import type { ReportContext } from './report-context.ts';
import { column, type MarginNote, remark, type ReportTable, row } from './report-table.ts';
import { baseYearName } from './unit-name.ts';

export interface RatiosView {
  title: string;
  table: ReportTable;
  notesTitle: string;
  notes: MarginNote[];
}

const ratioText = ({ numbers }: ReportContext, { unit, value }: FinancialRatio): string => {
  switch (unit) {
    case 'rate':
      return numbers.rate(value);
    case 'multiple':
      return numbers.multiple(value);
    case 'days':
      return numbers.number(value, 0);
    case 'money':
      return numbers.money(value);
  }
};

const knownOfBaseYear: ReadonlySet<string> = new Set([
  'financialDebt',
  'netFinancialDebt',
  'employees',
]);

const lacksEarlierYears = ({ name, ratios }: RatioRow): boolean =>
  ratios.some(({ ratio }) => ratio === null) &&
  financialRatioRules[name].operands.some((operand) => knownOfBaseYear.has(operand));

/** The ratios of the closed years that the accounts allow; null where they allow none. */
export const ratiosView = (context: ReportContext): RatiosView | null => {
  const { baseYear, document, input, t, years } = context;
  const missing = t(msg`n. d.`);
  const rows = ratioRows(document, input.outcome.figures);
  if (rows.length === 0) return null;
  return {
    title: t(msg`Ratios`),
    table: {
      corner: '',
      columns: years.map((year) =>
        year === baseYear ? column(baseYearName(context), true) : column(String(year)),
      ),
      rows: rows.map(({ name, ratios }) =>
        row(
          t(ratioTerms[name].name),
          years.map((year) => {
            const ratio = ratios.find((one) => one.year === year)?.ratio ?? null;
            return ratio === null ? missing : ratioText(context, ratio);
          }),
        ),
      ),
    },
    notesTitle: t(msg`Cómo leerlos`),
    notes: [
      remark(t(msg`Sobre las cuentas sin normalizar; días de un año de 365.`)),
      ...(rows.some(lacksEarlierYears)
        ? [remark(t(msg`La deuda y la plantilla se conocen solo del año base.`), t(msg`n. d.:`))]
        : []),
    ],
  };
};
