import { reportLanguages } from '@valia/domain/reports/valuation-report-input.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describe, expect, test } from 'vitest';
import { createReportRenderer } from './create-report-renderer.ts';
import { pdfPageTexts } from './testing/pdf-text.ts';
import { discountedOnly, multiplesOnly, sampleReportInput } from './testing/sample-report-input.ts';
import { withPlainSpaces, buildReportView } from './testing/build-report-view.ts';

const renderer = createReportRenderer();

const linesOf = async (input: ReturnType<typeof sampleReportInput>) => {
  const pages = pdfPageTexts(await renderer.renderValuationReport(input), '\n');
  return pages.map((page) => withPlainSpaces(page).split('\n'));
};

/** An amount so large that it does not fit in a line of normal size. */
const huge = (): ValuationDocument => {
  const document = multiplesOnly();
  const lines = document.accounts.years.map((year) => ({
    ...year,
    lines: { ...year.lines, revenue: 4.82e18 / 1e6, ebitda: 7.02e17 / 1e6 },
  }));
  return {
    ...document,
    currency: 'JPY',
    unit: 1_000_000,
    accounts: { ...document.accounts, years: lines },
  };
};

describe('what would read as something else when broken stays on one line', () => {
  test.each(reportLanguages)('the largest amounts, in %s', async (language) => {
    const input = sampleReportInput(huge(), language, { kind: 'summary', sections: [] });
    const [, summary = []] = await linesOf(input);
    const view = (await buildReportView(huge(), { kind: 'summary', sections: [] }, language))
      .summary;
    const told = [view.value, view.range, ...view.formed, ...view.conclusion.paragraphs].join(' ');
    const amounts = withPlainSpaces(told).match(/\d{1,3}(?:[.,]\d{3}){5,}/gu) ?? [];
    expect(amounts.length).toBeGreaterThan(6);
    const isWhole = (text: string) => summary.some((line) => line.includes(text));
    expect(amounts.filter((amount) => !isWhole(amount))).toEqual([]);
    expect(isWhole(withPlainSpaces(view.value))).toBe(true);
  });

  test('an address, but for a slash', async () => {
    const document = discountedOnly();
    const text =
      'Data: Current (pages.stern.nyu.edu/~adamodar/New_Home_Page/datacurrent.html): January 2026';
    const sources = { accounts: { text, date: null } };
    const lines = (await linesOf(sampleReportInput({ ...document, sources }, 'es'))).flat();
    expect(lines.filter((line) => line.includes('(pages.stern.nyu.edu/'))).toHaveLength(2);
  });
});
