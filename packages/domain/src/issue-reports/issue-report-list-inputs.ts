import { listSchemas } from '../lists/list-schemas.ts';
import { issueReportList } from './issue-report-list.ts';

export const { page: listIssueReportsInput } = listSchemas(issueReportList);
