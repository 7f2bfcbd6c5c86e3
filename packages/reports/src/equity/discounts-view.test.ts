import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { expect, test } from 'vitest';
import { lineReader } from '../testing/printed-lines.ts';
import { machiningWorkshop } from '../testing/machining-workshop.ts';
import { multiplesOnly } from '../testing/sample-report-input.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

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

test('discounts by method are printed level by level, each amount its own rounding', async () => {
  const { calculation } = await buildReportView(discounted);
  const rows = calculation?.discounts?.rows ?? [];
  expect(rows.map(({ label }) => withPlainSpaces(label))).toEqual([
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
  expect(Math.abs(whole + control - between)).toBeLessThanOrEqual(1);
  expect(Math.abs(between + marketability - after)).toBeLessThanOrEqual(1);
  const notes = calculation?.discounts?.margin.notes.map(({ text }) => text).join(' ');
  expect(notes).toContain('Se aplica a: DCF. No se aplica a: Múltiplos.');
});

const workshopByDeals: ValuationDocument = { ...machiningWorkshop(), method: 'multiples' };
const ofNought: ValuationDocument = {
  ...multiplesOnly(),
  discounts: { lackOfMarketability: { model: 'percentage', rate: 0 } },
};
const negative: ValuationDocument = {
  ...ofNought,
  bridge: { ...ofNought.bridge, financialDebt: 90_000 },
};

test.each([
  ['of nought', ofNought],
  ['of nought on a negative value', negative],
  ['that prices of deals hold already', workshopByDeals],
])('a discount %s has no line and makes no value one after discounts', async (_, document) => {
  for (const language of ['es', 'ca', 'en'] as const) {
    const view = await buildReportView(document, {}, language);
    const words = withPlainSpaces(JSON.stringify({ ...view, notice: null, glossary: null }));
    const labels =
      /tras (?:los )?descuentos|antes de descuentos|descuento conjunto|després de(?:ls)? descomptes|abans de descomptes|descompte conjunt|(?:after|before) discounts|joint discount/iu;
    expect(labels.exec(words)?.[0]).toBeUndefined();
    expect(view.calculation?.discounts).toBeNull();
  }
});

test('a negative value that a discount would raise still says that it is not taken', async () => {
  const { calculation } = await buildReportView({
    ...negative,
    discounts: { lackOfMarketability: { model: 'percentage', rate: 0.2 } },
  });
  expect(calculation?.discounts?.rows.map(({ label }) => withPlainSpaces(label))).toContain(
    'Descuento por iliquidez, sin aplicar',
  );
});

test('the value after discounts is the same in every table', async () => {
  const { calculation } = await buildReportView(machiningWorkshop());
  const [whole, discount, after] = (calculation?.discounts?.rows ?? []).map(({ cells }) =>
    lineReader('es', 'EUR').number(cells[0]?.text ?? ''),
  );
  const { result } = valueCompany(machiningWorkshop());
  expect(after).toBe(Math.round(result?.equityAfterDiscounts?.central ?? Number.NaN));
  expect(Math.abs((whole ?? 0) + (discount ?? 0) - (after ?? 0))).toBeLessThanOrEqual(1);
});
