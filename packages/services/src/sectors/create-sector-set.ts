import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { sectorSetIdentitySchema } from '@valia/domain/sectors/sector-set-schemas.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { act } from '../verbs/verb.ts';
import { findDraftSet } from './administered-sets.ts';
import { latestSectorSet, sectorRegion } from './latest-sector-set.ts';

/** A draft that begins as the edition in force; the one that is there already, if one is. */
export const createSectorSet = act({
  right: 'enter-administration',
  ...withoutInput,
  output: sectorSetIdentitySchema,
  run: async ({ ctx }) => {
    const today = madridCalendar.date(ctx.now);
    return changeAudited(ctx, async (tx) => {
      const standing = await findDraftSet(tx);
      if (standing !== null) return { id: standing.id, revision: standing.revision };
      const base = await latestSectorSet(tx, { region: sectorRegion, today });
      const id = ctx.newId();
      const made = await tx
        .insert(sectorMultipleSets)
        .values({
          id,
          region: sectorRegion,
          effectiveDate: today,
          dataDate: today,
          source: base.source,
          status: 'draft',
          baseSetId: base.baseSetId ?? base.id,
          figures: base.figures,
          sizeStepNodes: base.sizeStepNodes,
          floors: base.floors,
          dealMultiples: base.dealMultiples,
          createdAt: ctx.now,
        })
        .onConflictDoNothing()
        .returning({ id: sectorMultipleSets.id });
      if (made.length === 0) throw new AppError('conflict');
      await recordAudit(tx, ctx, {
        action: 'sector-set.created',
        subjectType: 'sector-set',
        subjectId: id,
        after: { base: base.id },
      });
      return { id, revision: 1 };
    });
  },
});
