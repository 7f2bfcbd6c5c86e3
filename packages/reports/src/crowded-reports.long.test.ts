import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describe, expect, test } from 'vitest';
import { createReportRenderer } from './create-report-renderer.ts';
import { exampleWithOptions } from './testing/analysed-example.ts';
import { fullestDocument, largeDocument, withComparables } from './testing/large-document.ts';
import { overlappingTexts } from './testing/overlapping-texts.ts';
import { pdfPageTexts } from './testing/pdf-text.ts';
import { fifteenYears, sampleReportInput } from './testing/sample-report-input.ts';

const renderer = createReportRenderer();
const render = (document: ValuationDocument, language: 'es' | 'ca' | 'en' = 'es') =>
  renderer.renderValuationReport(sampleReportInput(document, language));

describe('no text lies on another one', () => {
  test.each([
    { what: 'every option in use', document: exampleWithOptions, language: 'ca' },
    { what: 'as many comparables as a page no longer holds', document: () => withComparables(28) },
    { what: 'the most comparables', document: () => withComparables(50), language: 'en' },
    { what: 'hundreds of millions in six scenarios', document: () => largeDocument(100) },
    { what: 'billions in six years', document: () => largeDocument(1_000), language: 'en' },
    { what: 'every list as long as it may be', document: () => fullestDocument(10_000) },
  ] as const)('with $what', async ({ document, ...rest }) => {
    const language = 'language' in rest ? rest.language : 'es';
    expect(overlappingTexts(await render(document(), language))).toEqual([]);
  });
});

test('each of the most comparables is printed, under the head of its column on every page', async () => {
  const pages = pdfPageTexts(await render(withComparables(50)));
  const text = pages.join(' ');
  for (const number of [1, 27, 28, 50]) expect(text).toContain(`comparable número ${number}, S.A.`);
  for (const page of pages.filter((one) => one.includes('comparable número')))
    expect(page).toContain('EV/EBITDA');
});

test('years that do not fit side by side go on below, under the same labels', async () => {
  const pages = pdfPageTexts(await render(fifteenYears()));
  for (const year of [2026, 2033, 2040]) {
    const page = pages.find((one) => one.includes(String(year)) && one.includes('Capex'));
    expect(page).toContain('Flujo de caja libre');
  }
});
