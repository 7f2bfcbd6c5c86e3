import { z } from 'zod';
import { nextCursor } from '../lists/page-cursor.ts';
import { oneLineText, requiredLineText } from '../text/one-line-text.ts';
import { requiredText, safeText } from '../text/safe-text.ts';
import {
  issueSeverities,
  type IssueStatus,
  issueStatuses,
  issueTypes,
  usualSeverity,
} from './issue-report-list.ts';

const [titleMaximum, descriptionMaximum, stackMaximum] = [150, 4_000, 8_000];
const [routeMaximum, userAgentMaximum] = [300, 400];

/** The user's input. Data added by the browser is stored as received, and proves nothing. */
export const reportIssueInput = z.strictObject({
  issueType: z.enum(issueTypes),
  severity: z.enum(issueSeverities).default(usualSeverity),
  title: requiredLineText(titleMaximum),
  description: requiredText(descriptionMaximum),
  errorStack: safeText(stackMaximum).optional(),
  route: oneLineText(routeMaximum),
  userAgent: oneLineText(userAgentMaximum),
  timestamp: z.iso.datetime(),
});
export type ReportIssueInput = z.infer<typeof reportIssueInput>;
export const issueReportMaximums = {
  errorStack: stackMaximum,
  route: routeMaximum,
  userAgent: userAgentMaximum,
};

/** The id by which both the user and the firm can refer to the report. */
export const issueReportedSchema = z.strictObject({ id: z.uuid() });

const instant = z.iso.datetime();

/** A report as administrators see it in the list. */
export const issueReportItemSchema = z.strictObject({
  id: z.uuid(),
  issueType: z.enum(issueTypes),
  severity: z.enum(issueSeverities),
  status: z.enum(issueStatuses),
  title: z.string(),
  description: z.string(),
  errorStack: z.string().nullable(),
  route: z.string(),
  userAgent: z.string(),
  reporterName: z.string(),
  reporterEmail: z.string(),
  answer: z.string().nullable(),
  answeredByName: z.string().nullable(),
  answeredAt: instant.nullable(),
  createdAt: instant,
});
export type IssueReportItem = z.infer<typeof issueReportItemSchema>;

export const issueReportPageSchema = z.strictObject({
  items: z.array(issueReportItemSchema),
  nextCursor,
});
export type IssueReportPage = z.infer<typeof issueReportPageSchema>;

/** `from` is the status that the administrator saw; the answer may be omitted when the report is only closed. */
export const answerIssueReportInput = z
  .strictObject({
    id: z.uuid(),
    from: z.enum(issueStatuses),
    to: z.enum(['answered', 'closed']),
    answer: safeText(descriptionMaximum),
  })
  .refine(({ to, answer }) => to === 'closed' || answer !== '', {
    path: ['answer'],
    message: 'required',
  });
export type AnswerIssueReportInput = z.infer<typeof answerIssueReportInput>;

/** Whether an administrator may change a report from one status to another. */
export const canMoveIssueReport = (from: IssueStatus, to: IssueStatus): boolean =>
  (from === 'open' && to !== 'open') || (from === 'answered' && to === 'closed');
