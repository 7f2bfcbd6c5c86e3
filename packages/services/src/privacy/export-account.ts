import { files } from '@valia/db/schema/valuations/files.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { changeAudited, type Transaction } from '../audit/change-audited.ts';
import { holdProvedAccount } from '../accounts/hold-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { removeStoredFiles } from '../files/remove-stored-files.ts';
import type { ServiceContext } from '../service-context.ts';
import {
  requireCurrentPassword,
  type PasswordProof,
} from '../sessions/require-current-password.ts';
import { collectPersonalData } from './collect-personal-data.ts';
import { deleteExports, exportMediaType } from './stored-exports.ts';
import { zipParts, type ZipPart } from './zip-parts.ts';

const exportName = (now: Date): string => `valia-${now.toISOString().slice(0, 10)}.zip`;

/** Cents are kept as whole numbers that JSON has none for: their digits, exactly. */
const inJson = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;

/** The rows by table, then the documents, by a name that says which row of `files` each is; no earlier exports. */
async function* partsOf(ctx: ServiceContext, userId: string): AsyncGenerator<ZipPart> {
  for (const [name, rows] of Object.entries(await collectPersonalData(ctx.db, userId))) {
    const bytes = new TextEncoder().encode(JSON.stringify(rows, inJson, 2));
    yield { name: `${name}.json`, bytes, isCompressed: false };
  }
  const rows = await ctx.db.select().from(files).where(eq(files.ownerId, userId));
  for (const { id, name, mediaType, storageKey } of rows) {
    if (mediaType === exportMediaType) continue;
    const plainName = name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_');
    const bytes = await ctx.files.get(storageKey);
    yield { name: `files/${id}-${plainName}`, bytes, isCompressed: true };
  }
}

/** Answers the keys of the exports that it replaces. */
const keepExport = async (
  tx: Transaction,
  ctx: ServiceContext,
  { proof, file }: { proof: PasswordProof; file: typeof files.$inferInsert },
): Promise<string[]> => {
  const { userId } = proof;
  await holdProvedAccount(tx, proof);
  const former = await deleteExports(tx, eq(files.ownerId, userId));
  await tx.insert(files).values(file);
  await recordAccountEvent(tx, ctx, { userId, kind: 'data-exported' });
  await recordAudit(tx, ctx, { action: 'user.exported', subjectType: 'user', subjectId: userId });
  return former;
};

/** Everything the platform holds of the caller, as a ZIP among their files for a week; the export before it goes. */
export const exportAccount = async ({
  ctx,
  input: { password },
}: {
  ctx: ServiceContext;
  input: { password: string };
}): Promise<{ fileId: string; name: string }> => {
  const actor = requireRight(ctx.actor, 'secure-own-account');
  const proof = await requireCurrentPassword(ctx, actor, password);
  const { userId } = actor;
  await ctx.limits.take([{ limit: 'export-per-user', subject: userId }], ctx.now);
  const bytes = await zipParts(partsOf(ctx, userId));
  const [id, storageKey, name] = [ctx.newId(), ctx.newId(), exportName(ctx.now)];
  const file = {
    id,
    ownerId: userId,
    name,
    mediaType: exportMediaType,
    sizeBytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    createdAt: ctx.now,
  };
  await ctx.files.put(storageKey, bytes);
  const former = await changeAudited(ctx, (tx) => keepExport(tx, ctx, { proof, file })).catch(
    async (error: unknown) => {
      await removeStoredFiles(ctx, [storageKey]);
      throw error;
    },
  );
  await removeStoredFiles(ctx, former);
  return { fileId: id, name };
};
