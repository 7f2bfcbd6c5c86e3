import { auditProofSchema, proveAuditInput } from '@valia/domain/security/audit-proof-schemas.ts';
import { proveAuditLogs } from '@valia/services/audit/prove-audit-logs.ts';
import { isAdmin } from '../procedures/procedures.ts';
import { router } from '../procedures/router.ts';
import { taking } from '../procedures/taking.ts';

export const adminAuditRouter = router({
  prove: taking(isAdmin, proveAuditInput, { touches: null, sample: () => ({}) })
    .output(auditProofSchema)
    .query(({ ctx, input }) => proveAuditLogs({ ctx, input })),
});
