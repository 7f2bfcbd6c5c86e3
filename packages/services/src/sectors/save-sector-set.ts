import { sectorMultipleSets } from '@valia/db/schema/sector-multiple-sets.ts';
import type { SaveSectorSetInput } from '@valia/domain/sectors/sector-set-schemas.ts';
import { eq } from 'drizzle-orm';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { holdDraftSet } from './administered-sets.ts';

/** Saves a draft as I saw it. */
export const saveSectorSet = async ({
  ctx,
  input: { id, revision, ...given },
}: {
  ctx: ServiceContext;
  input: SaveSectorSetInput;
}): Promise<{ id: string; revision: number }> => {
  requireAdministrator(ctx, 'enter-administration');
  return changeAudited(ctx, async (tx) => {
    const before = await holdDraftSet(tx, { id, revision });
    const next = revision + 1;
    await tx
      .update(sectorMultipleSets)
      .set({ ...given, revision: next })
      .where(eq(sectorMultipleSets.id, id));
    await recordAudit(tx, ctx, {
      action: 'sector-set.saved',
      subjectType: 'sector-set',
      subjectId: id,
      before: { effectiveDate: before.effectiveDate, figures: before.figures },
      after: { effectiveDate: given.effectiveDate, figures: given.figures },
    });
    return { id, revision: next };
  });
};
