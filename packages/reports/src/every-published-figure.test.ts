import {
  type ReportLanguage,
  reportLanguages,
} from '@valia/domain/reports/valuation-report-input.ts';
import example from '@valia/valuation/reference/worked-example.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { createReportRenderer } from './create-report-renderer.ts';
import { reportTranslator } from './content/report-translator.ts';
import { pdfPageTexts } from './testing/pdf-text.ts';
import { publishedExample } from './testing/published-example.ts';
import { sampleReportInput } from './testing/sample-report-input.ts';
import { valuationReportView } from './valuation-report-view.ts';

/** Formats numbers independently of the printing code. */
const writers = (language: ReportLanguage) => {
  const number = (value: number, decimals: number): string =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always',
    })
      .format(value)
      .replace('-', '−');
  const rate = (decimals: number) => (value: number) =>
    `${number(value * 100, decimals)}${language === 'en' ? '%' : ' %'}`;
  const money = (value: number) => (value === 0 ? '–' : number(value, 0));
  return {
    money,
    cost: (value: number) => money(-value),
    signed: (value: number) => (value > 0 ? `+${money(value)}` : money(value)),
    rate: rate(1),
    fineRate: rate(2),
    factor: (value: number) => number(value, 5),
    beta: (value: number) => number(value, 3),
    time: (value: number) => number(value, 1),
    year: String,
    share: (value: number) => (language === 'en' ? `${value * 100}%` : `${value * 100} %`),
    multiple: (value: number) => `${number(value, 2)}x`,
    fineMultiple: (value: number) => `${number(value, 3)}x`,
  };
};

type Writer = keyof ReturnType<typeof writers>;

/** The print format of each published figure, by its path; the first matching pattern is used. */
const formats: readonly (readonly [RegExp, Writer])[] = [
  [/^base\.adj(_line)?\./, 'signed'],
  [/^base\.(growth|cagr|.*_(margin|pct))(\.|$)/, 'rate'],
  [/^base\.(interest_coverage|debt_to_ebitda)$/, 'multiple'],
  [/^base\./, 'money'],
  [/^wacc\.beta_l$/, 'beta'],
  [/^wacc\.w[ed]$/, 'rate'],
  [/^wacc\./, 'fineRate'],
  [/^dcf\.[wg]$/, 'fineRate'],
  [/^dcf\.rows\.\d+\.year$/, 'year'],
  [/^dcf\.(rows\.\d+\.t|tv_t)$/, 'time'],
  [/^dcf\.(rows\.\d+\.factor|tv_factor)$/, 'factor'],
  [/^dcf\.rows\.\d+\.(tax|capex|dnwc)$/, 'cost'],
  [/^dcf\.tv_share$/, 'rate'],
  [/^dcf\.implied/, 'multiple'],
  [/^multiples\.\w+\.applied$/, 'fineMultiple'],
  [/^multiples\.\w+\.sector$/, 'multiple'],
  [/^ranges\.mixed\.implied/, 'multiple'],
  [/^contrast\.\w+\.\w+\.multiple$/, 'multiple'],
  [/^sensitivity\.(wacc|g)\./, 'fineRate'],
  [/^sensitivity_mix\.applied\./, 'multiple'],
  [/^sensitivity_mix\.weight_dcf\./, 'share'],
  [
    /^(dcf|bridge|multiples|ranges|rounded|contrast|sensitivity|sensitivity_mix|tornado|pocket_check)\./,
    'money',
  ],
];

/** Parts of the example that are not figures of the value: its inputs, the steps of the grid's axes, and names. */
const unprinted = /^(inputs|sha256_inputs|sensitivity\.d[wg]|tornado\.\d+\.driver)(\.|$)/;

const leavesOf = (value: unknown, path = ''): [string, number][] => {
  if (unprinted.test(path) || value === null) return [];
  if (typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object') throw new Error(`${path} is no figure`);
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, path === '' ? key : `${path}.${key}`),
  );
};

const published = leavesOf(example);

const renderer = createReportRenderer();

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/**
 * The texts of the view, where each figure is separate, and of the pages, where the next text may follow immediately.
 */
const printedTexts = async (language: ReportLanguage) => {
  const input = sampleReportInput(publishedExample(), language);
  const view = textsOf(valuationReportView(input, await reportTranslator(language))).join('\n');
  const pages = pdfPageTexts(await renderer.renderValuationReport(input)).join('\n');
  return { view: view.replaceAll('\u00a0', ' '), pages: pages.replaceAll('\u00a0', ' ') };
};

const standsIn = (text: string, figure: string): boolean => {
  const literal = figure.replaceAll(/[.+]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\d.,+−])${literal}(?!\d|[.,]\d)`).test(text);
};

/**
 * Figures that may differ by one unit in print, because the example rounds each figure alone, while printed parts must
 * add up; for example a swing between its printed ends.
 */
const yielding = /^(?:dcf\.rows\.\d+\.(?:tax|da|capex|nwc|dnwc)|tornado\.\d+\.swing)$/u;

test('the example was published with three hundred figures', () => {
  expect(published.length).toBeGreaterThan(290);
});

test.each(reportLanguages)(
  'the PDF in %s prints every figure that the example was published with',
  async (language) => {
    const write = writers(language);
    const { pages, view } = await printedTexts(language);
    const missing = published.filter(([path, value]) => {
      const [, format] = formats.find(([pattern]) => pattern.test(path)) ?? [];
      if (format === undefined) return true;
      const near = yielding.test(path) ? [value, value - 1, value + 1] : [value];
      const figures = near.map(write[format]);
      return !figures.some((figure) => pages.includes(figure) && standsIn(view, figure));
    });
    expect(missing.map(([path]) => path)).toEqual([]);
  },
);
