import type { auditSubjects, AuditPeriod } from '@valia/domain/security/audit-log-schemas.ts';
import {
  declareSearch,
  readChoice,
  readDay,
  readId,
  readMatching,
  readText,
} from '../../../components/filters/search-schema.ts';

const readRowNumber = (given: unknown): number | undefined =>
  Number.isSafeInteger(given) ? Number(given) : undefined;

/** The query parameters of the audit log. */
export const auditLogsSearchSchema = declareSearch(
  {
    search: readText(100),
    actor: readId,
    action: readMatching(/^[a-z.-]{1,60}$/),
    subject: readChoice<(typeof auditSubjects)[number]>({
      user: true,
      valuation: true,
      lead: true,
      report: true,
      organization: true,
      invitation: true,
      session: true,
      'issue-report': true,
      'security-event': true,
      settings: true,
      procedure: true,
    }),
    period: readChoice<AuditPeriod>({ today: true, '7d': true, '30d': true, '90d': true }),
    from: readDay,
    to: readDay,
    /** Shows the rows around this one, such as the row where the chain is broken. */
    upTo: readRowNumber,
    /** The open row, by its number. */
    row: readText(15),
  },
  { passing: ['row'] },
);

export const readAuditLogsSearch = auditLogsSearchSchema.read;
export type AuditLogsSearch = ReturnType<typeof readAuditLogsSearch>;
