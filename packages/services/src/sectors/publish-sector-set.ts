import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { SectorSetInput } from '@valia/domain/sectors/sector-set-schemas.ts';
import { eq } from 'drizzle-orm';
import { requireAdministrator } from '../administration/require-administrator.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { lockDraftSet } from './administered-sets.ts';

/** Publishes a draft: in force from its day on, and never changed again. What was completed keeps what it used. */
export const publishSectorSet = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: SectorSetInput;
}): Promise<{ id: string; revision: number }> => {
  requireAdministrator(ctx, 'enter-administration');
  return changeAudited(ctx, async (tx) => {
    const draft = await lockDraftSet(tx, input);
    if (draft.effectiveDate < madridCalendar.date(ctx.now)) {
      throw new AppError('invalid-input', [
        {
          path: 'effectiveDate',
          code: 'too-small',
          params: { minimum: madridCalendar.date(ctx.now) },
        },
      ]);
    }
    await tx
      .update(sectorMultipleSets)
      .set({ status: 'published', publishedAt: ctx.now })
      .where(eq(sectorMultipleSets.id, draft.id));
    await recordAudit(tx, ctx, {
      action: 'sector-set.published',
      subjectType: 'sector-set',
      subjectId: draft.id,
      before: { status: 'draft' },
      after: { status: 'published', effectiveDate: draft.effectiveDate },
    });
    return { id: draft.id, revision: draft.revision };
  });
};
