import { savedFeePresets } from '@valia/db/schema/workspace/saved-fee-presets.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';

interface DeleteCall {
  ctx: ServiceContext;
  input: { id: string };
}

/** What is gone already is as good as deleted. */
const remove = ({ ctx, input: { id } }: DeleteCall, isTheirs: SQL): Promise<null> =>
  changeAudited(ctx, async (tx) => {
    const deleted = await tx
      .delete(savedFeePresets)
      .where(and(eq(savedFeePresets.id, id), isTheirs))
      .returning({ id: savedFeePresets.id });
    if (deleted.length > 0)
      await recordAudit(tx, ctx, {
        action: 'fee-preset.deleted',
        subjectType: 'fee-preset',
        subjectId: id,
      });
    return null;
  });

/** Deletes a preset of my own. */
export const deleteFeePreset = async (call: DeleteCall): Promise<null> => {
  const { userId } = requireRight(call.ctx.actor, 'calculate-fees');
  return remove(call, eq(savedFeePresets.ownerId, userId));
};

/** Deletes one of the firm's. */
export const deleteFirmFeePreset = async (call: DeleteCall): Promise<null> => {
  requireAdministrator(call.ctx, 'settle-commissions');
  return remove(call, isNull(savedFeePresets.ownerId));
};
