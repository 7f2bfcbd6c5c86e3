import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { expect, test } from 'vitest';
import { dealsDocument } from '../testing/deals-document.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

type Comparable = NonNullable<ValuationDocument['multiples']['comparables']>[number];

const sold = (evToEbitda: number, change: Partial<Comparable> = {}): Comparable => ({
  id: crypto.randomUUID(),
  name: `Venta ${evToEbitda}`,
  source: 'Registro',
  date: '2025-03-01',
  included: true,
  type: 'private-deal',
  evToEbitda,
  evToEbit: null,
  evToSales: null,
  priceToEarnings: null,
  ...change,
});

const viewOfDeals = async (comparables: Comparable[]) => {
  const origin = { kind: 'comparables', type: 'private-deal' } as const;
  const { calculation } = await buildReportView(
    dealsDocument({ comparables, evToEbitda: { low: null, central: null, high: null, origin } }),
  );
  return {
    rows: calculation?.multiples?.comparables?.table.rows.map(({ label, detail, cells }) =>
      withPlainSpaces([label, detail, ...cells.map(({ text }) => text)].join(' | ')),
    ),
    notes: withPlainSpaces(JSON.stringify(calculation?.multiples?.comparables?.margin.notes)),
    evidence: withPlainSpaces(JSON.stringify(calculation?.multiples?.evidence)),
  };
};

test('own sales are printed with their EBITDA and at the company’s size', async () => {
  const { rows, notes } = await viewOfDeals([
    sold(5, { ebitda: 2_000_000 }),
    sold(5.2),
    sold(5.4),
    sold(5.6),
    sold(5.8),
  ]);
  // f(702,000) = 0.954061, f(2 M€) = 1.12: 5 · 0.954061 / 1.12 = 4.2592
  expect(rows?.[0]).toBe(
    'Venta 5 | Operación privada, EBITDA de 2.000.000 €, Registro, 01/03/2025 | 5,00x → 4,26x',
  );
  expect(rows?.[1]).toMatch(/\| 5,20x$/u);
  expect(notes).toContain('llevadas al tamaño de la empresa');
  expect(notes).not.toContain('sin ajuste');
});

test('what does not count says so, and does not count in the sample', async () => {
  const { rows, notes, evidence } = await viewOfDeals([
    sold(5),
    sold(5.2),
    sold(5.4),
    sold(0),
    sold(12, { type: 'listed', date: '2026-01-01' }),
  ]);
  expect(rows?.[3]).toContain('0,00x, no cuenta');
  expect(rows?.[4]).toContain('12,00x, no cuenta');
  expect(notes).toContain('las cotizadas no cuentan');
  expect(notes).toContain('del menor al mayor');
  expect(evidence).toContain('3 operaciones, 01/03/2025');
});
