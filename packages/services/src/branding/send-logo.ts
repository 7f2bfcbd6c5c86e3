import { files } from '@valia/db/schema/valuations/files.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type { UploadedLogo } from '@valia/domain/organizations/branding-schemas.ts';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { requireNotErased } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import { removeStoredFiles } from '../files/remove-stored-files.ts';
import { removingBytesOnFailure } from '../files/removing-bytes-on-failure.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { requireFileQuota } from '../storage/require-quota.ts';
import { changed, writeChange } from '../verbs/verb.ts';

/** Every logo is stored in this format, whatever was uploaded. No other file of a user has this media type. */
export const logoMediaType = 'image/png';

/** Deletes logos that were uploaded earlier and never used. */
const deleteUnused = async (tx: Transaction, userId: string): Promise<string[]> => {
  const using = tx
    .select({ one: sql`1` })
    .from(organizations)
    .where(eq(organizations.logoFileId, files.id));
  const deleted = await tx
    .delete(files)
    .where(and(eq(files.ownerId, userId), eq(files.mediaType, logoMediaType), notExists(using)))
    .returning({ storageKey: files.storageKey });
  return deleted.map(({ storageKey }) => storageKey);
};

/** Accepts a picture, stores only its pixels, and returns the id by which it can be set as the logo. */
export const sendLogo = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: { bytes: Uint8Array };
}): Promise<UploadedLogo> => {
  const { userId } = requireRight(ctx.actor, 'edit-adviser-profile');
  await ctx.limits.take([{ limit: 'logo-per-user', subject: userId }], ctx.now);
  const { bytes, color } = await ctx.logos.readLogo(input.bytes);
  const [id, storageKey] = [ctx.newId(), ctx.newId()];
  const file = {
    id,
    ownerId: userId,
    name: 'logo.png',
    mediaType: logoMediaType,
    sizeBytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
    createdAt: ctx.now,
  };
  await ctx.files.put(storageKey, bytes);
  const unused = await removingBytesOnFailure(ctx, storageKey, () =>
    writeChange(ctx, async (tx) => {
      await requireNotErased(tx, userId);
      const keys = await deleteUnused(tx, userId);
      await tx.insert(files).values(file);
      await requireFileQuota(tx, userId);
      return changed(keys, { action: 'logo.sent', subjectType: 'file', subjectId: id });
    }),
  );
  await removeStoredFiles(ctx, unused);
  return { fileId: id, name: file.name, sizeBytes: file.sizeBytes, color };
};
