import type { issueReportList } from '@valia/domain/issue-reports/issue-report-list.ts';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';

/** What the address of the panel asks for. */
export type PanelSearch = SearchOf<typeof issueReportList>;
