import { declareList } from '../lists/declare-list.ts';

export const issueTypes = ['error', 'bug', 'feedback', 'other'] as const;
export type IssueType = (typeof issueTypes)[number];
export const issueSeverities = ['low', 'medium', 'high', 'critical'] as const;
export type IssueSeverity = (typeof issueSeverities)[number];
export const usualSeverity = 'medium' satisfies IssueSeverity;
/** An answered report can still be closed; a closed one is final. */
export const issueStatuses = ['open', 'answered', 'closed'] as const;
export type IssueStatus = (typeof issueStatuses)[number];

/** The problem reports, newest first, which are a tab of the panel. */
export const issueReportList = declareList({
  name: 'issue-reports',
  rows: { page: 30, most: 100 },
  fields: {
    status: { kind: 'choice', of: issueStatuses, filter: 'one' },
    issueType: { kind: 'choice', of: issueTypes, filter: 'one', as: 'type' },
    severity: { kind: 'choice', of: issueSeverities, filter: 'one' },
    time: { kind: 'instant', sort: 'desc' },
  },
  further: {
    /** The tab of the panel: a kind of queue item, the reports, or the firm's settings. */
    tab: {
      of: [
        'lead',
        'request',
        'verification',
        'commission',
        'security',
        'problem',
        'item',
        'issues',
        'firm',
      ],
      part: 'tab',
    },
    /** The id of the open report. */
    issue: 'id',
  },
});
