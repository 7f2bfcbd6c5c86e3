import {
  answerIssueReportInput,
  issueReportItemSchema,
  issueReportPageSchema,
  listIssueReportsInput,
} from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { answerIssueReport } from '@valia/services/issue-reports/answer-issue-report.ts';
import { listIssueReports } from '@valia/services/issue-reports/issue-report-list.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';

export const adminIssuesRouter = router({
  list: taking(isAdmin, listIssueReportsInput, { touches: null, sample: () => ({}) })
    .output(issueReportPageSchema)
    .query(({ ctx, input }) => listIssueReports({ ctx, input })),
  answer: taking(isAdmin, answerIssueReportInput, {
    touches: { object: 'issue-report', of: 'administrator', level: 'write' },
    sample: ({ id }) => ({ id, from: 'open', to: 'answered', answer: 'Ya está resuelto.' }),
  })
    .output(issueReportItemSchema)
    .mutation(({ ctx, input }) => answerIssueReport({ ctx, input })),
});
