import type { issueReportList } from '@valia/domain/issue-reports/issue-report-list.ts';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';

/** The query string of the panel's URL. */
export type PanelSearch = SearchOf<typeof issueReportList>;
