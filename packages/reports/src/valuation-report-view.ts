import { msg } from '@lingui/core/macro';
import type { ReportKind } from '@valia/domain/reports/report-choice.ts';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { analysisView, type AnalysisView } from './analysis/analysis-view.ts';
import { basisView, type BasisView } from './basis/basis-view.ts';
import { calculationView, type CalculationView } from './calculation-view.ts';
import { companyView, type CompanyView } from './company/company-view.ts';
import { comparisonView, type ComparisonView } from './comparison/comparison-view.ts';
import {
  companyName,
  coverView,
  type CoverView,
  kindName,
  preparedBy,
  signer,
} from './front/cover-view.ts';
import {
  calculatorCheckView,
  type CalculatorCheckView,
} from './recomputation/calculator-check-view.ts';
import { glossaryView, type GlossaryView } from './front/glossary-view.ts';
import { noticeView, type NoticeView } from './front/notice-view.ts';
import { type NarrativeChapter, narrativeView } from './narrative/narrative-view.ts';
import { reportAnalyses } from './content/report-analyses.ts';
import { reportContext, type ReportContext } from './content/report-context.ts';
import { LetteredNotes } from './content/report-table.ts';
import type { Translate } from './content/report-translator.ts';
import { requestedSimulation } from './analysis/simulation-view.ts';
import { summaryView, type SummaryView } from './summary/summary-view.ts';

/** Every text and figure of a report, formatted in its language: the template only lays it out. */
export interface ValuationReportView {
  language: string;
  title: string;
  author: string;
  runningTitle: string;
  runningName: string;
  confidential: string;
  /** The template fills in `{page}` and `{pages}`. */
  pageNumber: string;
  /** The notices in a copy for a word processor. */
  copy: { header: string; notice: string };
  cover: CoverView;
  /** The code under which the report can be verified. */
  code: string;
  summary: SummaryView;
  comparison: ComparisonView | null;
  /** The texts of a full report by chapter, in order; null for a shorter report. */
  narrative: NarrativeChapter[] | null;
  company: CompanyView | null;
  basis: BasisView | null;
  calculation: CalculationView | null;
  analysis: AnalysisView | null;
  glossary: GlossaryView | null;
  notice: NoticeView;
  /** An annex with the sums that a reader can repeat. */
  check: CalculatorCheckView | null;
  /** The adviser's own closing text; null without any. */
  disclaimer: { title: string; paragraphs: string[] } | null;
}

const documentTitle = (kind: ReportKind, company: string, t: Translate): string => {
  const titles = {
    full: msg`Informe de valoración de ${company}`,
    summary: msg`Resumen ejecutivo de la valoración de ${company}`,
    comparison: msg`Comparación de valoraciones de ${company}`,
  };
  return t(titles[kind]);
};

/** Maximum lengths, because both names are on one line above every page; a longer name is truncated. */
const runningLength = { company: 60, organization: 44 };

const beginning = (text: string, length: number): string => {
  const characters = Array.from(text);
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length)
        .join('')
        .replace(/\s+\S*$/, '')}…`;
};

const copyTexts = ({ input, t }: ReportContext): ValuationReportView['copy'] => {
  const { address, code } = input.verification;
  return {
    header: t(msg`Copia para editar. No es el PDF verificado.`),
    notice: t(
      msg`Copia para editar. No es el informe verificado: lo es el PDF emitido con el código ${code}, que se comprueba en ${address}.`,
    ),
  };
};

const ownDisclaimer = ({ input, t }: ReportContext): ValuationReportView['disclaimer'] => {
  const { disclaimer } = input.brand;
  if (disclaimer === null) return null;
  const paragraphs = disclaimer.split(/\n+/).filter((text) => text.trim() !== '');
  return { title: t(msg`Aviso legal`), paragraphs };
};

/** @throws when the outcome has no result, because such a valuation has nothing to report. */
export const valuationReportView = (
  input: ValuationReportInput,
  t: Translate,
  analyses = reportAnalyses(input),
): ValuationReportView => {
  if (input.outcome.result === null) throw new Error('A valuation without a result has no report');
  const context = reportContext(input, input.outcome.result, t, analyses);
  const letters = new LetteredNotes();
  const run = requestedSimulation(context);
  const company = companyName(context);
  const [page, pages] = ['{page}', '{pages}'];
  const narrative = narrativeView(context);
  const told = new Set((narrative ?? []).flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  return {
    language: input.language,
    title: documentTitle(input.kind, company, t),
    author: signer(context),
    runningTitle: `${beginning(company, runningLength.company)} · ${kindName(context)}`,
    runningName: beginning(preparedBy(context), runningLength.organization),
    confidential: t(msg`Confidencial`),
    pageNumber: t(msg`Página ${page} de ${pages}`),
    copy: copyTexts(context),
    cover: coverView(context),
    code: input.verification.code,
    summary: summaryView(context, run),
    comparison: input.kind === 'comparison' ? comparisonView(context) : null,
    narrative,
    company: companyView(context, told),
    basis: basisView(context, letters),
    calculation: calculationView(context, letters),
    analysis: analysisView(context, run),
    glossary: context.shows('glossary') ? glossaryView(context) : null,
    check: context.shows('check') ? calculatorCheckView(context) : null,
    notice: noticeView(context),
    disclaimer: ownDisclaimer(context),
  };
};
