import { savedFeePresets } from '@valia/db/schema/workspace/saved-fee-presets.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  type FeePreset,
  mostFeePresets,
  type SaveFeePresetInput,
} from '@valia/domain/fees/fee-schemas.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { requireNotErased } from '../accounts/lock-account.ts';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { readFeePresets } from './read-fee-presets.ts';

interface SaveCall {
  ctx: ServiceContext;
  input: SaveFeePresetInput;
}

/** Writes it under its name, which stands for the one there is of that name. */
const save = (
  { ctx, input: { id, name, terms } }: SaveCall,
  { ownerId, userId }: { ownerId: string | null; userId: string },
): Promise<{ presets: FeePreset[] }> =>
  changeAudited(ctx, async (tx) => {
    await requireNotErased(tx, userId);
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtext('valia fee presets of ' || ${ownerId ?? 'the firm'}::text))`,
    );
    const isTheirs =
      ownerId === null ? isNull(savedFeePresets.ownerId) : eq(savedFeePresets.ownerId, ownerId);
    const written = await tx
      .update(savedFeePresets)
      .set({ terms })
      .where(and(isTheirs, eq(savedFeePresets.name, name)))
      .returning({ id: savedFeePresets.id });
    if (written.length === 0) {
      if ((await tx.$count(savedFeePresets, isTheirs)) >= mostFeePresets)
        throw new AppError('too-large');
      const [made] = await tx
        .insert(savedFeePresets)
        .values({ id, ownerId, name, terms, createdAt: ctx.now })
        .onConflictDoNothing()
        .returning({ id: savedFeePresets.id });
      if (made === undefined) throw new AppError('conflict');
    }
    await recordAudit(tx, ctx, {
      action: 'fee-preset.saved',
      subjectType: 'fee-preset',
      subjectId: written[0]?.id ?? id,
      after: { isFirm: ownerId === null, convention: terms.convention },
    });
    return readFeePresets(tx, userId);
  });

/** Keeps terms under a name of my own. */
export const saveFeePreset = async (call: SaveCall): Promise<{ presets: FeePreset[] }> => {
  const { userId } = requireRight(call.ctx.actor, 'calculate-fees');
  return save(call, { ownerId: userId, userId });
};

/** Keeps terms under a name that everybody is offered. */
export const saveFirmFeePreset = async (call: SaveCall): Promise<{ presets: FeePreset[] }> => {
  const { userId } = requireAdministrator(call.ctx, 'settle-commissions');
  return save(call, { ownerId: null, userId });
};
