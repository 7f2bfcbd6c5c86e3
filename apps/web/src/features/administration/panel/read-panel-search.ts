import type { IssueSeverity, IssueType } from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { declareSearch, readChoice, readId } from '../../../components/filters/search-schema.ts';

/** The query parameters of the panel: a kind of queue item, the reports, or the firm's settings. */
export const panelSearchSchema = declareSearch(
  {
    tab: readChoice({
      lead: true,
      request: true,
      verification: true,
      commission: true,
      security: true,
      problem: true,
      item: true,
      issues: true,
      firm: true,
    }),
    status: readChoice({ open: true, answered: true, closed: true }),
    type: readChoice<IssueType>({ error: true, bug: true, feedback: true, other: true }),
    severity: readChoice<IssueSeverity>({ low: true, medium: true, high: true, critical: true }),
    /** The id of the open report. */
    issue: readId,
  },
  { view: ['tab'], passing: ['issue'] },
);

export const readPanelSearch = panelSearchSchema.read;
export type PanelSearch = ReturnType<typeof readPanelSearch>;
