import { getAuditHead, listAuditLogs } from '@valia/services/audit-log/list-audit-logs.ts';
import { proveAuditLogs } from '@valia/services/audit-log/prove-audit-logs.ts';
import { savedViewVerbs } from '@valia/services/views/saved-view-verbs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { router } from '../procedures/router.ts';

export const adminAuditRouter = router({
  ...proceduresOf({
    list: listAuditLogs,
    head: getAuditHead,
    prove: proveAuditLogs,
    ...savedViewVerbs('audit-logs'),
  }),
});
