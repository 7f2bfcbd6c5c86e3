import { getAuditHead, listAuditLogs } from '@valia/services/audit/list-audit-logs.ts';
import { proveAuditLogs } from '@valia/services/audit/prove-audit-logs.ts';
import { proceduresOf } from '../procedures/procedures-of.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { savedViewProcedures } from '../procedures/saved-view-procedures.ts';

export const adminAuditRouter = router({
  ...proceduresOf({ list: listAuditLogs, head: getAuditHead, prove: proveAuditLogs }),
  ...savedViewProcedures(isAdmin, 'audit-logs'),
});
