import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { expect, test } from 'vitest';
import { lineReader } from '../testing/printed-lines.ts';
import { plain, viewOf } from '../testing/view-of.ts';

const discounted: ValuationDocument = {
  ...valdeorzaDocument(),
  discounts: {
    lackOfControl: { model: 'control-premium', controlPremium: 0.25 },
    lackOfMarketability: { model: 'percentage', rate: 0.15 },
    byMethod: {
      dcf: { lackOfControl: true, lackOfMarketability: true },
      multiples: { lackOfControl: true, lackOfMarketability: false },
    },
  },
};

test('discounts by method are printed level by level, and what is printed adds up', async () => {
  const { calculation } = await viewOf(discounted);
  const rows = calculation?.discounts?.rows ?? [];
  expect(rows.map(({ label }) => plain(label))).toEqual([
    'Valor del 100 %, antes de descuentos',
    'Descuento por falta de control, 20,00 %',
    'Sin control, antes de iliquidez',
    'Descuento por iliquidez, 15,00 %',
    'Fondos propios tras descuentos',
  ]);
  const { number } = lineReader('es', 'EUR');
  const [whole = 0, control = 0, between = 0, marketability = 0, after = 0] = rows.map(
    ({ cells }) => number(cells[0]?.text ?? ''),
  );
  expect(whole + control).toBeCloseTo(between, 9);
  expect(between + marketability).toBeCloseTo(after, 9);
  const notes = calculation?.discounts?.margin.notes.map(({ text }) => text).join(' ');
  expect(notes).toContain('Se aplica a: DCF. No se aplica a: Múltiplos.');
});
