import { msg } from '@lingui/core/macro';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import type { ReportSection } from '@valia/domain/reports/report-choice.ts';
import { citedNormOf } from '@valia/domain/corporate-tax/tax-norm.ts';
import type { SourceNote } from '@valia/domain/valuations/document/valuation-document.ts';
import { productSourceOf } from '@valia/domain/valuations/product-sources.ts';
import { closedYears } from '@valia/domain/valuation-years/account-years.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { sourceText } from '@valia/i18n/product-source-texts.ts';
import { taxNormTexts } from '@valia/i18n/terms/tax-law-texts.ts';
import { withoutIdleDiscounts } from '@valia/valuation/discounts/without-idle-discounts.ts';
import { type AccountFigure, figureId, type ProjectionLine } from '@valia/valuation/figure.ts';
import { totalsApart } from '@valia/valuation/printed/figure-sums.ts';
import type { ValuationResult } from '@valia/valuation/valuation-outcome.ts';
import { reportAnalyses, type ReportAnalyses } from './report-analyses.ts';
import { type FigureWords, figureWords } from '@valia/figures/words/figure-words.ts';
import type { Translate } from './report-translator.ts';

/** What every part of the view reads: the input, its figures by id, and how to write them. */
export interface ReportContext {
  input: ValuationReportInput;
  document: ValuationReportInput['document'];
  result: ValuationResult;
  t: Translate;
  numbers: FigureWords;
  /** Closed years with any figure, and the base year. */
  years: number[];
  baseYear: number;
  projectedYears: number[];
  figure: (id: string) => number | null;
  account: (year: number, line: AccountFigure) => number | null;
  projected: (year: number, line: ProjectionLine) => number | null;
  /** The totals whose printed parts come to another figure, by rounding alone. */
  totalsApart: ReadonlySet<string>;
  /** Whether the adviser chose a section for this report. */
  shows: (section: ReportSection) => boolean;
  analyses: ReportAnalyses;
  /** The sources of an input and of what lies below it, in one line; empty without any. */
  source: (path: string) => string;
  longDate: (iso: string) => string;
}

const datedSource = (
  note: SourceNote,
  { document, language }: ValuationReportInput,
  t: Translate,
): string => {
  const said = sourceText(note, t, language);
  // A foral rate is read with its law beside it.
  const isForal = (note.code ?? productSourceOf(note.text)) === 'assumption-chartered-tax-rate';
  const text = isForal ? `${said}. ${t(taxNormTexts[citedNormOf(document)])}` : said;
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
  const numbers = figureWords({ document, language, t });
  return {
    input,
    document,
    result: withoutIdleDiscounts(outcome, result),
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
    totalsApart: totalsApart(outcome.figures, numbers.moneyRounding),
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

/** Several remarks as one text, each a sentence. */
export const sentences = (...texts: string[]): string =>
  texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** `Base 2025` */
export const baseYearName = ({ baseYear, t }: ReportContext): string => {
  const year = String(baseYear);
  return t(msg`Base ${year}`);
};
