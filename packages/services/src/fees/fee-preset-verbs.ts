import type { Database } from '@valia/db/client.ts';
import { savedFeePresets } from '@valia/db/schema/workspace/saved-fee-presets.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  deleteFeePresetInput,
  type FeePreset,
  feePresetsSchema,
  maxFeePresets,
  saveFeePresetInput,
  type SaveFeePresetInput,
} from '@valia/domain/fees/fee-schemas.ts';
import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { requireNotErased } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, type Changed, read, unchanged } from '../verbs/verb.ts';

interface FeePresets {
  presets: FeePreset[];
}

/** The firm's presets, then the user's own, each group sorted by name. */
const readFeePresets = async (db: Database, userId: string): Promise<FeePresets> => {
  const { id, name, terms, ownerId } = savedFeePresets;
  const rows = await db
    .select({ id, name, terms, ownerId })
    .from(savedFeePresets)
    .where(or(isNull(ownerId), eq(ownerId, userId)))
    .orderBy(sql`${ownerId} is not null`, asc(name))
    .limit(2 * maxFeePresets);
  return {
    presets: rows.map(({ ownerId: owner, ...preset }) => ({ ...preset, isFirm: owner === null })),
  };
};

/** The caller's own presets, and those that the firm offers. */
export const listFeePresets = read({
  right: 'calculate-fees',
  ...withoutInput,
  output: feePresetsSchema,
  run: async ({ ctx, actor: { userId } }) => readFeePresets(ctx.db, userId),
});

interface Saving {
  ctx: ServiceContext;
  input: SaveFeePresetInput;
  /** null for a preset of the firm. */
  ownerId: string | null;
  userId: string;
}

/** Saves the preset under its name; an existing preset of the same name is overwritten. */
const save = async (
  tx: Transaction,
  { ctx, input: { id, name, terms }, ownerId, userId }: Saving,
): Promise<Changed<FeePresets>> => {
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
    if ((await tx.$count(savedFeePresets, isTheirs)) >= maxFeePresets)
      throw new AppError('too-large');
    const [made] = await tx
      .insert(savedFeePresets)
      .values({ id, ownerId, name, terms, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: savedFeePresets.id });
    if (made === undefined) throw new AppError('conflict');
  }
  return changed(await readFeePresets(tx, userId), {
    action: 'fee-preset.saved',
    subjectType: 'fee-preset',
    subjectId: written[0]?.id ?? id,
    after: { isFirm: ownerId === null, convention: terms.convention },
  });
};

/** Saves terms as a preset of the caller. */
export const saveFeePreset = change({
  right: 'calculate-fees',
  input: saveFeePresetInput,
  output: feePresetsSchema,
  touches: null,
  sample: ({ newId }) => ({ id: newId(), name: 'Mandato de venta', terms: defaultFeeTerms }),
  run: ({ ctx, actor: { userId }, tx, input }) => save(tx, { ctx, input, ownerId: userId, userId }),
});

/** Saves terms as a preset that the firm offers to every user. */
export const saveFirmFeePreset = change({
  right: 'settle-commissions',
  input: saveFeePresetInput,
  output: feePresetsSchema,
  touches: null,
  sample: ({ newId }) => ({ id: newId(), name: 'Mandato de la firma', terms: defaultFeeTerms }),
  run: ({ ctx, actor: { userId }, tx, input }) => save(tx, { ctx, input, ownerId: null, userId }),
});

/** A preset that no longer exists counts as deleted, without an error. */
const remove = async (tx: Transaction, id: string, isTheirs: SQL): Promise<Changed<null>> => {
  const deleted = await tx
    .delete(savedFeePresets)
    .where(and(eq(savedFeePresets.id, id), isTheirs))
    .returning({ id: savedFeePresets.id });
  if (deleted.length === 0) return unchanged(null);
  return changed(null, {
    action: 'fee-preset.deleted',
    subjectType: 'fee-preset',
    subjectId: id,
  });
};

/** Deletes one of the caller's presets. */
export const deleteFeePreset = change({
  right: 'calculate-fees',
  input: deleteFeePresetInput,
  output: z.null(),
  touches: { object: 'fee-preset', of: 'self', level: 'own', missing: 'accepted' },
  sample: ({ id }) => ({ id }),
  run: ({ actor: { userId }, tx, input: { id } }) =>
    remove(tx, id, eq(savedFeePresets.ownerId, userId)),
});

/** Deletes one of the firm's presets. */
export const deleteFirmFeePreset = change({
  right: 'settle-commissions',
  input: deleteFeePresetInput,
  output: z.null(),
  touches: null,
  sample: ({ newId }) => ({ id: newId() }),
  run: ({ tx, input: { id } }) => remove(tx, id, isNull(savedFeePresets.ownerId)),
});
