import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import type { SectorSetInput } from '@valia/domain/sectors/sector-set-schemas.ts';
import { eq } from 'drizzle-orm';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { lockDraftSet } from './administered-sets.ts';

/** Throws a draft away. */
export const discardSectorSet = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SectorSetInput;
}): Promise<{ id: string; revision: number }> => {
  requireAdministrator(ctx, 'enter-administration');
  return changeAudited(ctx, async (tx) => {
    const draft = await lockDraftSet(tx, input);
    await tx.delete(sectorMultipleSets).where(eq(sectorMultipleSets.id, draft.id));
    await recordAudit(tx, ctx, {
      action: 'sector-set.discarded',
      subjectType: 'sector-set',
      subjectId: draft.id,
      before: { figures: draft.figures },
    });
    return { id: draft.id, revision: draft.revision };
  });
};
