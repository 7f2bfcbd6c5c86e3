import { listIssueReports } from '@valia/services/issue-reports/issue-report-list.ts';
import { answerIssueReport } from '@valia/services/issue-reports/issue-report-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminIssuesRouter = router(
  proceduresOf({ list: listIssueReports, answer: answerIssueReport }),
);
