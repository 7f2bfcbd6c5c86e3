import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, test } from 'vitest';
import { exampleWithOptions } from '../testing/analysed-example.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

describe('the warnings', () => {
  test('each of the engine’s is said in the report', async () => {
    const document = exampleWithOptions();
    const { summary } = await buildReportView(document);
    const codes = valueCompany(document).issues.map(({ code }) => code);
    expect(codes).toContain('marketability-counted-twice');
    expect(summary.warnings).toHaveLength(new Set(codes).size);
  });

  describe('of size, and of a discount for lack of marketability', () => {
    const told = async (
      changes: Partial<ValuationDocument>,
      issues?: ValuationReportInput['outcome']['issues'],
    ) => {
      const document = { ...valdeorzaDocument(), ...changes };
      const outcome = valueCompany(document);
      const { summary } = await buildReportView(document, {
        outcome: { ...outcome, issues: issues ?? outcome.issues },
      });
      return summary.warnings.map(({ lead, text }) => withPlainSpaces(`${lead} ${text}`));
    };
    const lackOfMarketability = { model: 'percentage' as const, rate: 0.2 };
    const discounts = { lackOfMarketability };
    const size =
      'El tamaño cuenta una vez por método. Prima del 3,5 % en el WACC y ajuste por tamaño de −35 % en el múltiplo';
    const none = `${size}; no se añade descuento por iliquidez.`;
    const bridge = { ...valdeorzaDocument().bridge, financialDebt: 30_000_000 };

    test('say whether there is such a discount', async () => {
      expect(await told({})).toContain(none);
      const discounted = await told({ discounts });
      expect(discounted).toContain(`${size}, además del descuento por iliquidez.`);
      expect(discounted.join(' ')).toContain('Iliquidez. El descuento del 20,0 %');
    });

    test('know that it takes nothing off a value below zero, whatever an earlier engine warned of', async () => {
      const { issues } = valueCompany({ ...valdeorzaDocument(), discounts });
      const undiscounted = await told({ discounts, bridge }, issues);
      expect(undiscounted).toContain(none);
      expect(undiscounted.join(' ')).not.toContain('Iliquidez');
    });
  });

  test('of own work and of a low perpetual tax give the figure', async () => {
    const document = exampleWithOptions();
    const { summary } = await buildReportView({
      ...document,
      terminal: { ...document.terminal, taxRate: 0.1 },
      accounts: {
        ...document.accounts,
        years: document.accounts.years.map((year) => ({ ...year, capitalisedOwnWork: 40_000 })),
      },
    });
    expect(summary.warnings.map(({ text }) => withPlainSpaces(text))).toEqual(
      expect.arrayContaining([
        'Suben el EBITDA del año base en 40.000 € sin que ningún cliente los pague.',
        'El 10,00 % queda muy por debajo del tipo general del 25 %.',
      ]),
    );
  });

  test('of an EBITDA above revenue name every year that has one', async () => {
    const document = valdeorzaDocument();
    const [first, second] = document.accounts.years;
    if (first === undefined || second === undefined) throw new Error('too few years');
    const years = [first, second].map((year) => ({
      ...year,
      lines: { ...year.lines, otherIncome: 10 * (year.lines.revenue ?? 0) },
    }));
    const { summary } = await buildReportView({
      ...document,
      accounts: { ...document.accounts, years },
    });
    const told = summary.warnings.map(({ text }) => withPlainSpaces(text)).join(' ');
    expect(told).toContain(`En ${first.year} el margen EBITDA es del`);
    expect(told).toContain(`En ${second.year} el margen EBITDA es del`);
  });

  test('of multiples given out of their order name each with its three figures', async () => {
    const document = exampleWithOptions();
    const { multiples } = document;
    const origin = { kind: 'own' as const, note: '' };
    const { summary } = await buildReportView({
      ...document,
      multiples: {
        ...multiples,
        evToEbitda: { low: 6, central: 2.5, high: 8, origin },
        further: { evToSales: { low: null, central: 1, high: 0.5, weight: 0.5, origin } },
      },
    });
    const told = summary.warnings.filter(({ lead }) => lead === 'Orden de los múltiplos.');
    expect(told.map(({ text }) => withPlainSpaces(text))).toEqual([
      'Bajo, central y alto no van de menor a mayor: EV/EBITDA 6,00x / 2,50x / 8,00x; EV/Ventas n. d. / 1,00x / 0,50x.',
    ]);
  });
});
