import {
  auditHeadSchema,
  auditLogPageSchema,
  listAuditLogsInput,
} from '@valia/domain/security/audit-log-schemas.ts';
import { auditProofSchema, proveAuditInput } from '@valia/domain/security/audit-proof-schemas.ts';
import { getAuditHead, listAuditLogs } from '@valia/services/audit/list-audit-logs.ts';
import { proveAuditLogs } from '@valia/services/audit/prove-audit-logs.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { savedViewProcedures } from '../procedures/saved-view-procedures.ts';
import { taking, takingNothing } from '../procedures/taking.ts';

export const adminAuditRouter = router({
  list: taking(isAdmin, listAuditLogsInput, { touches: null, sample: () => ({}) })
    .output(auditLogPageSchema)
    .query(({ ctx, input }) => listAuditLogs({ ctx, input })),
  head: takingNothing(isAdmin)
    .output(auditHeadSchema)
    .query(({ ctx }) => getAuditHead({ ctx })),
  prove: taking(isAdmin, proveAuditInput, { touches: null, sample: () => ({}) })
    .output(auditProofSchema)
    .query(({ ctx, input }) => proveAuditLogs({ ctx, input })),
  ...savedViewProcedures(isAdmin, 'audit-logs'),
});
