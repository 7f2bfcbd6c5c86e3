import { sectorMultipleSets } from '@valia/db/schema/firm/sector-multiple-sets.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  sectorSetIdentitySchema,
  sectorSetInput,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import { eq } from 'drizzle-orm';
import type { SampleWorld } from '../verbs/declaration.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, unchanged } from '../verbs/verb.ts';
import { findDraftSet, lockDraftSet } from './administered-sets.ts';
import { latestSectorSet, sectorRegion } from './latest-sector-set.ts';

/** Creates a draft as a copy of the edition in force; returns the existing draft if there is one. */
export const createSectorSet = change({
  right: 'enter-administration',
  ...withoutInput,
  output: sectorSetIdentitySchema,
  run: async ({ ctx, tx }) => {
    const today = madridCalendar.date(ctx.now);
    const draft = await findDraftSet(tx);
    if (draft !== null) return unchanged({ id: draft.id, revision: draft.revision });
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
    return changed(
      { id, revision: 1 },
      {
        action: 'sector-set.created',
        subjectType: 'sector-set',
        subjectId: id,
        after: { base: base.id },
      },
    );
  },
});

const draftAct = {
  input: sectorSetInput,
  output: sectorSetIdentitySchema,
  touches: null,
  sample: ({ newId }: SampleWorld) => ({ id: newId(), revision: 1 }),
};

/**
 * Publishes a draft: it is in force from its effective date on and can never be changed. Completed valuations keep the
 * figures that they used.
 */
export const publishSectorSet = change({
  right: 'enter-administration',
  ...draftAct,
  run: async ({ ctx, tx, input }) => {
    const { id, revision, effectiveDate } = await lockDraftSet(tx, input);
    const today = madridCalendar.date(ctx.now);
    if (effectiveDate < today)
      throw new AppError('invalid-input', [
        { path: 'effectiveDate', code: 'too-small', params: { minimum: today } },
      ]);
    await tx
      .update(sectorMultipleSets)
      .set({ status: 'published', publishedAt: ctx.now })
      .where(eq(sectorMultipleSets.id, id));
    return changed(
      { id, revision },
      {
        action: 'sector-set.published',
        subjectType: 'sector-set',
        subjectId: id,
        before: { status: 'draft' },
        after: { status: 'published', effectiveDate },
      },
    );
  },
});

/** Discards a draft. */
export const discardSectorSet = change({
  right: 'enter-administration',
  ...draftAct,
  run: async ({ tx, input }) => {
    const { id, revision, figures } = await lockDraftSet(tx, input);
    await tx.delete(sectorMultipleSets).where(eq(sectorMultipleSets.id, id));
    return changed(
      { id, revision },
      {
        action: 'sector-set.discarded',
        subjectType: 'sector-set',
        subjectId: id,
        before: { figures },
      },
    );
  },
});
