import { msg } from '@lingui/core/macro';
import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { basisView, type BasisView } from './basis-view.ts';
import { calculationView, type CalculationView } from './calculation-view.ts';
import { companyName, coverView, type CoverView, preparedBy, signer } from './cover-view.ts';
import { noticeView, type NoticeView } from './notice-view.ts';
import { reportContext } from './report-context.ts';
import { LetteredNotes } from './report-table.ts';
import type { Translate } from './report-translator.ts';
import { summaryView, type SummaryView } from './summary-view.ts';

/** Every text and figure of a report, written out in its language: the template only sets it. */
export interface ValuationReportView {
  language: string;
  title: string;
  author: string;
  runningTitle: string;
  runningName: string;
  confidential: string;
  /** `{page}` and `{pages}` are the template's to fill. */
  pageNumber: string;
  cover: CoverView;
  summary: SummaryView;
  basis: BasisView;
  calculation: CalculationView;
  notice: NoticeView;
}

/** @throws when the outcome has no result: such a valuation has nothing to report. */
export const valuationReportView = (
  input: ValuationReportInput,
  t: Translate,
): ValuationReportView => {
  if (input.outcome.result === null) throw new Error('A valuation without a result has no report');
  const context = reportContext(input, input.outcome.result, t);
  const letters = new LetteredNotes();
  const company = companyName(context);
  const [page, pages] = ['{page}', '{pages}'];
  return {
    language: input.language,
    title: t(msg`Informe de valoración de ${company}`),
    author: signer(context),
    runningTitle: t(msg`${company} · Informe de valoración`),
    runningName: preparedBy(context),
    confidential: t(msg`Confidencial`),
    pageNumber: t(msg`Página ${page} de ${pages}`),
    cover: coverView(context),
    summary: summaryView(context),
    basis: basisView(context, letters),
    calculation: calculationView(context, letters),
    notice: noticeView(context),
  };
};
