import type { Database } from '@valia/db/client.ts';
import { files } from '@valia/db/schema/files.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import { and, eq } from 'drizzle-orm';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { createHash } from 'node:crypto';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { removeStoredFiles } from '../files/remove-stored-files.ts';
import type { ServiceContext } from '../service-context.ts';
import { requireCurrentPassword } from '../sessions/require-current-password.ts';
import { collectPersonalData } from './collect-personal-data.ts';

const mediaType = 'application/zip';
const exportName = (now: Date): string => `valia-${now.toISOString().slice(0, 10)}.zip`;

const isExport = (userId: string) => and(eq(files.ownerId, userId), eq(files.mediaType, mediaType));

/** The person's documents, by a name that says which row of `files` each is; earlier exports are left out. */
const collectFiles = async (ctx: ServiceContext, userId: string): Promise<Zippable> => {
  const rows = await ctx.db.select().from(files).where(eq(files.ownerId, userId));
  const zipped: Zippable = {};
  for (const { id, name, mediaType: kind, storageKey } of rows) {
    if (kind === mediaType) continue;
    // Documents are compressed already.
    const plainName = name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_');
    zipped[`files/${id}-${plainName}`] = [await ctx.files.get(storageKey), { level: 0 }];
  }
  return zipped;
};

const zipOf = async (ctx: ServiceContext, userId: string): Promise<Uint8Array> => {
  const data = await collectPersonalData(ctx.db, userId);
  const zipped = await collectFiles(ctx, userId);
  for (const [name, rows] of Object.entries(data)) {
    zipped[`${name}.json`] = strToU8(JSON.stringify(rows, null, 2));
  }
  return zipSync(zipped);
};

const replaceExports = async (tx: Database, userId: string, file: typeof files.$inferInsert) => {
  const former = await tx
    .delete(files)
    .where(isExport(userId))
    .returning({ storageKey: files.storageKey });
  await tx.insert(files).values(file);
  return former.map(({ storageKey }) => storageKey);
};

/** Everything the platform holds of the caller, as a ZIP among their files; the export before it goes. */
export const exportAccount = async ({
  ctx,
  input: { password },
}: {
  ctx: ServiceContext;
  input: { password: string };
}): Promise<{ fileId: string; name: string }> => {
  const actor = requireRight(ctx.actor, 'secure-own-account');
  await requireCurrentPassword(ctx, actor, password);
  const { userId } = actor;
  const bytes = await zipOf(ctx, userId);
  const [id, storageKey, name] = [ctx.newId(), ctx.newId(), exportName(ctx.now)];
  await ctx.files.put(storageKey, bytes);
  const former = await ctx.db.transaction(async (tx) => {
    const replaced = await replaceExports(tx, userId, {
      id,
      ownerId: userId,
      name,
      mediaType,
      sizeBytes: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      createdAt: ctx.now,
    });
    await recordAccountEvent(tx, ctx, { userId, kind: 'data-exported' });
    await recordAudit(tx, ctx, { action: 'user.exported', subjectType: 'user', subjectId: userId });
    return replaced;
  });
  await removeStoredFiles(ctx, former);
  return { fileId: id, name };
};
