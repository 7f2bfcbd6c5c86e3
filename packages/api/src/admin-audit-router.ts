import { auditProofSchema, proveAuditInput } from '@valia/domain/security/audit-proof-schemas.ts';
import { proveAuditLogs } from '@valia/services/audit/prove-audit-logs.ts';
import { isAdmin } from './procedures.ts';
import { router } from './router.ts';

export const adminAuditRouter = router({
  prove: isAdmin
    .input(proveAuditInput)
    .output(auditProofSchema)
    .query(({ ctx, input }) => proveAuditLogs({ ctx, input })),
});
