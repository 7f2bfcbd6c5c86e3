import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { expect, test } from 'vitest';
import { lineReader } from '../testing/printed-lines.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const { number } = lineReader('es', 'EUR');

const assetsOf = (bookEquity: number) => ({
  ...valdeorzaDocument(),
  netAssets: {
    bookEquity,
    adjustments: [
      {
        id: '00000000-0000-4000-8000-0000000000a1',
        label: 'Nave industrial',
        reason: 'Tasación de 2025',
        amount: 200_001,
        taxed: true,
      },
    ],
    latentTaxRate: 0.25,
  },
});

test('adjusted net assets are printed item by item, each its own rounding', async () => {
  const { calculation } = await buildReportView(assetsOf(1_500_000));
  const rows = calculation?.netAssets?.rows ?? [];
  expect(rows.map(({ label }) => withPlainSpaces(label))).toEqual([
    'Patrimonio neto contable',
    'Nave industrial',
    '− Impuesto latente',
    'Activo neto ajustado',
    'Valor de los fondos propios',
    'Valor por encima del activo neto',
  ]);
  const [book = 0, gain = 0, tax = 0, assets = 0, equity = 0, goodwill = 0] = rows.map(
    ({ cells }) => number(cells[0]?.text ?? ''),
  );
  expect(Math.abs(book + gain + tax - assets)).toBeLessThanOrEqual(1);
  expect(Math.abs(equity - assets - goodwill)).toBeLessThanOrEqual(1);
});

test('a business worth less than its assets: the report says what it means', async () => {
  const { calculation } = await buildReportView(assetsOf(90_000_000));
  const notes = calculation?.netAssets?.margin.notes.map(({ text }) => text).join(' ');
  expect(notes).toContain('no remunera el capital que emplea');
});
