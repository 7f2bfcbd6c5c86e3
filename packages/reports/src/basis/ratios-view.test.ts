import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import {
  type ReportLanguage,
  reportLanguages,
} from '@valia/domain/reports/valuation-report-input.ts';
import { expect, test } from 'vitest';
import { reportTranslator } from '../content/report-translator.ts';
import { sampleReportInput } from '../testing/sample-report-input.ts';
import { buildReportView } from '../testing/build-report-view.ts';
import { valuationReportView } from '../valuation-report-view.ts';

const ratiosOfLosses = async (language: ReportLanguage) => {
  const document = valdeorzaDocument();
  const losses = { interestExpense: 0, netIncome: -15_935, equity: -41_200 };
  const years = document.accounts.years.map((year) => ({ ...year, ratioLines: losses }));
  const withLosses = { ...document, accounts: { ...document.accounts, years } };
  const input = sampleReportInput(withLosses, language);
  return valuationReportView(input, await reportTranslator(language)).basis?.ratios;
};

test('a ratio over negative equity or no interest prints that it means nothing, and why', async () => {
  const ratios = await ratiosOfLosses('es');
  const meaningless = ratios?.table.rows.filter(({ cells }) => cells.at(-1)?.text === 'n. s.');
  expect(meaningless?.map(({ label }) => label)).toEqual([
    'Deuda sobre patrimonio',
    'Cobertura de intereses',
    'Rentabilidad del patrimonio (ROE)',
    'EBIT normalizado / gastos financieros',
  ]);
  expect(ratios?.notes.find(({ lead }) => lead === 'n. s.:')?.text).toBe(
    'No significativo, porque se dividiría por una cifra cero o negativa: Patrimonio neto; Gastos financieros.',
  );
});

test('each language abbreviates it in its own way', async () => {
  const leads = await Promise.all(
    reportLanguages.map(async (language) => (await ratiosOfLosses(language))?.notes.at(-1)?.lead),
  );
  expect(new Set(leads)).toEqual(new Set(['n. s.:', 'n.m.:']));
});

test.each([
  ['EUR', 1, 'Ventas por empleado (€)'],
  ['MXN', 1_000, 'Ventas por empleado (MXN)'],
] as const)(
  'a ratio that is an amount names its currency, in %s by %s',
  async (currency, unit, said) => {
    const document = valdeorzaDocument();
    const { accounts, company } = document;
    const { basis } = await buildReportView({
      ...document,
      currency,
      unit,
      company: { ...company, employees: 20 },
      accounts: {
        ...accounts,
        years: accounts.years.map((year) => ({
          ...year,
          lines: { ...year.lines, revenue: (year.lines.revenue ?? 0) / unit },
        })),
      },
    });
    const row = basis?.ratios?.table.rows.find(({ label }) => label.startsWith('Ventas por'));
    expect([row?.label, row?.cells.at(-1)?.text]).toEqual([said, '560.315']);
  },
);
