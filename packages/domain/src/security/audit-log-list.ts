import { declareList } from '../lists/declare-list.ts';

export const auditSubjects = [
  'user',
  'valuation',
  'lead',
  'report',
  'organization',
  'invitation',
  'session',
  'issue-report',
  'security-event',
  'settings',
  'procedure',
] as const;

/** The audit log, newest first. */
export const auditLogList = declareList({
  name: 'audit-logs',
  search: 100,
  fields: {
    actorUserId: { kind: 'id', filter: 'one', as: 'actor', isLink: true },
    action: { kind: 'text', longest: 60, pattern: /^[a-z.-]{1,60}$/, filter: 'one' },
    subjectType: { kind: 'choice', of: auditSubjects, filter: 'one', as: 'subject' },
    subjectId: { kind: 'text', longest: 80, filter: 'one', as: null },
    /** Returns rows up to this number, and a few after it, to show where a chain is broken. */
    upTo: { kind: 'count', filter: 'own', isLink: true },
    /** A period that starts on a day in Madrid; `from` and `to` are days in Madrid too, both included. */
    period: { kind: 'instant', of: ['today', '7d', '30d', '90d'], filter: 'own' },
    from: { kind: 'day', filter: 'own' },
    to: { kind: 'day', filter: 'own' },
    number: { kind: 'count', sort: 'desc' },
  },
  further: {
    /** The open row, by its number. */
    row: /^\d{1,15}$/,
  },
});
