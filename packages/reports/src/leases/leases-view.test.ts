import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, test } from 'vitest';
import { calculatorCheck } from '../recomputation/calculator-check.ts';
import { fractionToNumber } from '../arithmetic/fraction.ts';
import { reportContext } from '../content/report-context.ts';
import { lineReader } from '../testing/printed-lines.ts';
import { sampleReportInput } from '../testing/sample-report-input.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const leased = (parts: Partial<ValuationDocument> = {}): ValuationDocument => ({
  ...valdeorzaDocument(),
  leases: {
    rent: 180_000,
    costOfDebt: 0.05,
    schedule: {
      basis: 'commitments',
      commitments: [180_000, 170_000, null, null, null],
      beyond: 340_000,
    },
  },
  ...parts,
});

// 180,000 / 1.05 + 170,000 / 1.05² + 170,000 · (1.05^−3 + 1.05^−4).
const debt = 180_000 / 1.05 + 170_000 * (1.05 ** -2 + 1.05 ** -3 + 1.05 ** -4);
const whole = (value: number): string => Math.round(value).toLocaleString('de-DE');

describe('a report with leases as debt', () => {
  test('prints rents, what they are worth now, and what they make of the base year', async () => {
    const { calculation } = await buildReportView(leased());
    const rows = calculation?.leases?.table.rows.map(({ label, cells }) => [
      withPlainSpaces(label),
      ...cells.map(({ text }) => withPlainSpaces(text)),
    ]);
    expect(rows?.slice(0, 4)).toEqual([
      // 171,428.57 + 154,195.01 + 286,711.81 = 612,335.39: the printed parts add up to one more, which a note
      // explains.
      ['Alquiler de 2026', '180.000', whole(180_000 / 1.05)],
      ['Alquiler de 2027', '170.000', whole(170_000 / 1.05 ** 2)],
      ['Posteriores (pagos iguales: 2)', '340.000', whole(170_000 * (1.05 ** -3 + 1.05 ** -4))],
      ['Deuda por arrendamientos', '', whole(debt)],
    ]);
    const notes = calculation?.leases?.margin.notes.map(({ text }) => text) ?? [];
    expect(notes).toContain('Las diferencias en las sumas se deben al redondeo.');
    expect(rows?.find(([label]) => label === 'Devolución anual de los arrendamientos')?.[2]).toBe(
      whole(debt / 4),
    );
  });

  test('takes their debt off in the bridge and says so beside the multiple', async () => {
    const { calculation } = await buildReportView(leased());
    const step = calculation?.bridge?.rows.find(({ label }) => label.includes('arrendamientos'));
    expect(withPlainSpaces(step?.cells[0]?.text ?? '')).toBe(`−${whole(debt)}`);
    const notes = calculation?.multiples?.margin.flatMap(({ notes }) => notes) ?? [];
    expect(notes.map(({ text }) => withPlainSpaces(text)).join(' ')).toContain(
      'el EBITDA va antes de alquileres y el puente resta su deuda',
    );
    expect(
      calculation?.multiples?.table?.rows.map(({ label }) => withPlainSpaces(label)),
    ).toContain('EBITDA antes de alquileres');
  });

  test('leads from profit after rents to the flow, line by line', async () => {
    const { basis } = await buildReportView(leased());
    const labels = basis?.projection?.table.rows.map(({ label }) => withPlainSpaces(label)) ?? [];
    for (const label of [
      'EBITDA tras alquileres',
      '+ Alquileres',
      '− Devolución arrendamientos',
      '− Δ arrendamientos',
    ]) {
      expect(labels).toContain(label);
    }
  });

  test.each([180_000.4, 170_333.6, 121_777.7])(
    'prints each figure at its own rounding, the same in every table, with a rent of %d',
    async (rent) => {
      const { basis, calculation } = await buildReportView(
        leased({
          leases: {
            rent,
            costOfDebt: 0.0437,
            schedule: {
              basis: 'commitments',
              commitments: [rent * 1.02, rent * 0.97, rent * 0.91, null, null],
              beyond: rent * 2.3,
            },
          },
        }),
      );
      const { number } = lineReader('es', 'EUR');
      const rows = calculation?.leases?.table.rows ?? [];
      const present = rows.map(({ cells }) => number(cells[1]?.text ?? ''));
      const [repaid = 0, ebitda = 0, ebit = 0] = present.slice(-3);
      const yearly = present.at(-4) ?? 0;
      const parts = present.slice(0, -5);
      const leaseDebt = present.at(-5) ?? 0;
      const isNear = (one: number, other: number) => Math.abs(one - other) <= 2;
      expect(
        isNear(
          parts.reduce((sum, part) => sum + part, 0),
          leaseDebt,
        ),
      ).toBe(true);
      const base = (label: string): number => {
        const found = basis?.adjustments?.table.rows.find((one) => one.label === label);
        return number(found?.cells.at(-1)?.text ?? '');
      };
      expect(isNear(base('EBITDA normalizado') + yearly, ebitda)).toBe(true);
      expect(isNear(base('EBIT normalizado') + yearly - repaid, ebit)).toBe(true);
      const step = calculation?.bridge?.rows.find(({ label }) => label.includes('arrendamientos'));
      expect(number(step?.cells[0]?.text ?? '')).toBe(-leaseDebt);
      const metric = calculation?.multiples?.table?.rows.find(
        ({ label }) => label === 'EBITDA antes de alquileres',
      );
      expect(number(metric?.cells[1]?.text ?? '')).toBe(ebitda);
    },
  );

  test('comes out with a calculator', () => {
    const input = sampleReportInput(leased(), 'es');
    const { result } = valueCompany(leased());
    if (input.outcome.result === null || result === null) throw new Error('no result');
    const context = reportContext(input, input.outcome.result, ({ message }) => message ?? '');
    const { central } = calculatorCheck(context);
    const value = fractionToNumber(central.result.exact);
    expect(Math.abs(value / result.equityValue.central - 1)).toBeLessThan(1e-3);
  });

  test('has no such table, and the old note, where rents stay an expense', async () => {
    const { calculation } = await buildReportView(valdeorzaDocument());
    expect(calculation?.leases).toBeNull();
    const notes = calculation?.multiples?.margin.flatMap(({ notes }) => notes) ?? [];
    expect(notes.map(({ text }) => text).join(' ')).toContain('Sin corregir');
  });
});

describe('a report that warns of what its value comes to', () => {
  const told = async (parts: Partial<ValuationDocument>): Promise<string> => {
    const { summary } = await buildReportView({ ...valdeorzaDocument(), ...parts });
    return summary.warnings.map(({ lead, text }) => withPlainSpaces(`${lead} ${text}`)).join(' ');
  };
  const { costOfCapital, projection } = valdeorzaDocument();
  const ebitdaMargin = { path: { kind: 'constant' as const, value: 0.01 }, overrides: [] };

  test('of a flow and an enterprise of nothing or less', async () => {
    const drivers = { ...projection.drivers, ebitdaMargin };
    const texts = await told({ method: 'dcf', projection: { ...projection, drivers } });
    expect(texts).toContain('Flujo terminal no positivo.');
    expect(texts).toContain('Valor de empresa no positivo.');
    expect(texts).not.toContain('no cubre el puente');
  });

  test('of market weights apart from the value, with both', async () => {
    const weights = { basis: 'market' as const, debt: 2_640_000, equity: 100_000 };
    expect(await told({ costOfCapital: { ...costOfCapital, weights } })).toMatch(
      /Pesos de la financiación\. El WACC da a los fondos propios un peso del 3,6 %; .* es del [\d,]+ %/u,
    );
  });

  test('of a rate for leases apart from the cost of debt', async () => {
    const { leases } = leased();
    const dear = leases && { ...leases, costOfDebt: 0.08 };
    expect(await told({ ...(dear && { leases: dear }) })).toContain('Se descuentan al 8,00 %');
  });
});
