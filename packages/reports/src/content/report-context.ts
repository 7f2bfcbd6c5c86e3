import { msg } from '@lingui/core/macro';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import type { ReportSection } from '@valia/domain/reports/report-choice.ts';
import { citedTaxLaw } from '@valia/domain/corporate-tax/tax-law.ts';
import type { SourceNote } from '@valia/domain/valuations/document/valuation-document.ts';
import { productSourceOf } from '@valia/domain/valuations/product-sources.ts';
import { closedYears } from '@valia/domain/valuation-years/account-years.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { sourceText } from '@valia/i18n/product-source-texts.ts';
import { taxLawTexts } from '@valia/i18n/terms/tax-law-texts.ts';
import { withoutIneffectiveDiscounts } from '@valia/valuation/discounts/without-ineffective-discounts.ts';
import { type AccountFigure, figureId, type ProjectionLine } from '@valia/valuation/figure.ts';
import { totalsWithRoundingDifference } from '@valia/valuation/printed/figure-sums.ts';
import type { ValuationResult } from '@valia/valuation/valuation-outcome.ts';
import { reportAnalyses, type ReportAnalyses } from './report-analyses.ts';
import { type FigureFormatters, figureFormatters } from '@valia/figures/words/figure-formatters.ts';
import type { Translate } from './report-translator.ts';

/** The data that every part of the view uses: the input, its figures by id, and their formats. */
export interface ReportContext {
  input: ValuationReportInput;
  document: ValuationReportInput['document'];
  result: ValuationResult;
  t: Translate;
  numbers: FigureFormatters;
  /** Closed years with any figure, and the base year. */
  years: number[];
  baseYear: number;
  projectedYears: number[];
  figure: (id: string) => number | null;
  account: (year: number, line: AccountFigure) => number | null;
  projected: (year: number, line: ProjectionLine) => number | null;
  /** The totals whose printed parts add up to a different figure, only because of rounding. */
  totalsApart: ReadonlySet<string>;
  /** Whether the adviser chose a section for this report. */
  shows: (section: ReportSection) => boolean;
  analyses: ReportAnalyses;
  /** The sources of an input and of the inputs below it, in one line; empty without any. */
  source: (path: string) => string;
  longDate: (iso: string) => string;
}

const datedSource = (
  note: SourceNote,
  { document, language }: ValuationReportInput,
  t: Translate,
): string => {
  const said = sourceText(note, t, language);
  // A foral rate is printed together with its law.
  const isForal = (note.code ?? productSourceOf(note.text)) === 'assumption-chartered-tax-rate';
  const text = isForal ? `${said}. ${t(taxLawTexts[citedTaxLaw(document)])}` : said;
  return note.date === null || text.includes(note.date.slice(0, 4))
    ? text
    : `${text}, ${formatDate(note.date, language)}`;
};

export const reportContext = (
  input: ValuationReportInput,
  result: ValuationResult,
  t: Translate,
  analyses = reportAnalyses(input),
): ReportContext => {
  const { document, language, outcome } = input;
  const baseYear = document.accounts.years.at(-1)?.year ?? 0;
  const figure = (id: string) => outcome.figures[id]?.value ?? null;
  const numbers = figureFormatters({ document, language, t });
  return {
    input,
    document,
    result: withoutIneffectiveDiscounts(outcome, result),
    t,
    numbers,
    years: closedYears(document),
    baseYear,
    projectedYears: Array.from(
      { length: document.projection.years },
      (_, index) => baseYear + index + 1,
    ),
    figure,
    account: (year, line) => figure(figureId.account(year, line)),
    projected: (year, line) => figure(figureId.projection(year, line)),
    totalsApart: totalsWithRoundingDifference(outcome.figures, numbers.moneyRounding),
    shows: (section) => input.sections.includes(section),
    analyses,
    source: (path) =>
      Object.entries(document.sources)
        .filter(([key, { text }]) => text !== '' && (key === path || key.startsWith(`${path}.`)))
        .map(([, note]) => datedSource(note, input, t))
        .join('; '),
    longDate: (iso) => formatDate(iso, language, 'long'),
  };
};

/** Several remarks as one text, each as a sentence. */
export const joinSentences = (...texts: string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** `Base 2025` */
export const baseYearName = ({ baseYear, t }: ReportContext): string => {
  const year = String(baseYear);
  return t(msg`Base ${year}`);
};
