import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { expect, test } from 'vitest';
import { createReportRenderer } from '../create-report-renderer.ts';
import { pdfPageTexts } from '../testing/pdf-text.ts';
import {
  discountedOnly,
  multiplesOnly,
  sampleReportInput,
} from '../testing/sample-report-input.ts';

const renderer = createReportRenderer();

/** Simulates a reader with a calculator, who sees only the printed page and finds each figure by its name. */
const readerOf = async (document: ValuationDocument, language: ReportLanguage) => {
  const bytes = await renderer.renderValuationReport(sampleReportInput(document, language));
  const text = pdfPageTexts(bytes).join('\n').replaceAll(/\s/g, '');
  const [group, point] = language === 'en' ? [',', String.raw`\.`] : [String.raw`\.`, ','];
  const money = String.raw`−?€?\d{1,3}(?:${group}\d{3})*`;
  const toNumber = (printed: string) =>
    Number(
      printed
        .replaceAll(new RegExp(`[€x%]|${group}`, 'g'), '')
        .replace('−', '-')
        .replace(',', '.'),
    );
  const after = (name: string, pattern: string, count = 1): number[] => {
    const label = name.replaceAll(/\s/g, '').replaceAll(/[()/.]/g, String.raw`\$&`);
    const found =
      new RegExp(`${label}[a-z]{0,2}((?:${pattern}){${count}})`, 'i').exec(text)?.[1] ?? '';
    return [...found.matchAll(new RegExp(pattern, 'g'))].map(([one]) => toNumber(one));
  };
  const one = (name: string, pattern: string) => after(name, pattern)[0] ?? Number.NaN;
  return {
    moneys: (name: string, count: number) => after(name, money, count),
    money: (name: string) => one(name, money),
    factors: (name: string, count: number) => after(name, String.raw`\d${point}\d{5}`, count),
    rate: (name: string) => one(name, String.raw`\d+${point}\d{2}%`) / 100,
    share: (name: string) => one(name, String.raw`\d+%`) / 100,
    multiples: (name: string, decimals: number, count: number) =>
      after(name, String.raw`\d+${point}\d{${decimals}}x`, count),
  };
};

const sumOfProducts = (flows: readonly number[], factors: readonly number[]): number =>
  flows.reduce((sum, flow, index) => sum + flow * (factors[index] ?? Number.NaN), 0);

test('a mixed value, in Spanish: both methods, weighted', async () => {
  const page = await readerOf(valdeorzaDocument(), 'es');
  const flows = page.moneys('Flujo de caja libre', 5);
  const factors = page.factors('Factor de descuento', 5);
  const growth = page.rate('Crecimiento a perpetuidad');
  const last = flows.at(-1) ?? Number.NaN;
  const terminal = (last * (1 + growth)) / (page.rate('€ WACC') - growth);
  expect(Math.round(terminal)).toBe(9_498_126);
  const enterprise = sumOfProducts(flows, factors) + terminal * (factors.at(-1) ?? Number.NaN);
  const bridge = page.money('Puente de EV a fondos propios');
  const [, applied = Number.NaN] = page.multiples('Múltiplo aplicado (× 0,65)', 3, 3);
  const byMultiple = page.money('8,080x EBITDA normalizado');
  const central =
    page.share('AltoDCF') * (enterprise + bridge) +
    (1 - page.share('AltoDCF')) * (byMultiple * applied + bridge);
  expect(Math.round(central / 1000) * 1000).toBe(7_009_000);
  expect(page.money('Valor central de los fondos propios (100 %)')).toBe(7_009_000);
});

test('a DCF by an exit multiple, in English', async () => {
  const page = await readerOf(discountedOnly(), 'en');
  const flows = page.moneys('Free cash flow', 5);
  const factors = page.factors('Discount factor', 5);
  const [exit = Number.NaN] = page.multiples('Exit multiple', 2, 1);
  const terminal = page.money('EBITDA of 2030') * exit * (factors.at(-1) ?? Number.NaN);
  const equity = sumOfProducts(flows, factors) + terminal + page.money('Bridge from EV to equity');
  expect(Math.round(equity / 1000) * 1000).toBe(515_000);
  expect(page.money('Central equity value (100%)')).toBe(515_000);
});

test('a multiple in thousands with more debt than value, in Catalan', async () => {
  const page = await readerOf(multiplesOnly(), 'ca');
  const [, applied = Number.NaN] = page.multiples('Múltiple aplicat', 3, 3);
  const ebitda = page.money('6,670x EBITDA normalitzat');
  const equity = ebitda * applied + page.money('Pont d’EV a fons propis');
  expect(Math.round(equity)).toBe(-1758);
  expect(page.money('Valor central dels fons propis (100 %)')).toBe(-1_758_000);
});
