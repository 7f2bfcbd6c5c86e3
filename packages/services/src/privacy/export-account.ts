import { files } from '@valia/db/schema/valuations/files.ts';
import { accountExportSchema, provePasswordInput } from '@valia/domain/accounts/session-schemas.ts';
import { and, eq, ne } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { lockProvedAccount } from '../accounts/lock-account.ts';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import type { Transaction } from '../context/change-audited.ts';
import { removeStoredFiles } from '../files/remove-stored-files.ts';
import { removingBytesOnFailure } from '../files/removing-bytes-on-failure.ts';
import type { ServiceContext } from '../context/service-context.ts';
import {
  type PasswordProof,
  requireCurrentPassword,
} from '../accounts/require-current-password.ts';
import { collectPersonalData } from './collect-personal-data.ts';
import { deleteExports, exportMediaType } from './stored-exports.ts';
import { act, changed, type Changed, writeChange } from '../verbs/verb.ts';

const exportName = (now: Date): string => `valia-${now.toISOString().slice(0, 10)}.zip`;

/** Cents are stored as big integers, which JSON does not have; they are exported as exact digits. */
const inJson = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;

const inUtf8 = (value: unknown): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(value, inJson, 2));

/** A line of the export's list of contents; `missing` for a document whose bytes could not be read. */
interface Content {
  name: string;
  status: 'included' | 'missing';
}

/** Reads a stored document. A lost document does not prevent the user from exporting all the rest. */
const readStored = async (
  ctx: ServiceContext,
  { id, storageKey }: { id: string; storageKey: string },
): Promise<Uint8Array | null> => {
  try {
    return await ctx.files.get(storageKey);
  } catch (error) {
    ctx.log.error({ err: error, fileId: id }, 'a stored document is missing from an export');
    return null;
  }
};

interface ZipPart {
  name: string;
  bytes: Uint8Array;
  /** Whether the bytes are already compressed. */
  isCompressed: boolean;
}

/** Makes a ZIP of parts that are produced one by one; other requests can run between two parts. */
const zipParts = async (parts: AsyncIterable<ZipPart>): Promise<Uint8Array> => {
  // Imported lazily: the module fills its tables while loading, and the server's start should not wait for
  // that.
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error === null) chunks.push(chunk);
    else failure = error;
  });
  for await (const { name, bytes, isCompressed } of parts) {
    const part = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(part);
    part.push(bytes, true);
    await setImmediate();
  }
  zip.end();
  if (failure !== null) throw failure;
  return Buffer.concat(chunks);
};

/**
 * The rows by table, then the documents, named so that each can be matched with its row in `files`, without earlier
 * exports. The last part is `contents.json`, which lists every part and what is missing.
 */
async function* partsOf(ctx: ServiceContext, userId: string): AsyncGenerator<ZipPart> {
  const contents: Content[] = [];
  for (const [table, rows] of Object.entries(await collectPersonalData(ctx.db, userId))) {
    const name = `${table}.json`;
    contents.push({ name, status: 'included' });
    yield { name, bytes: inUtf8(rows), isCompressed: false };
  }
  const stored = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.ownerId, userId), ne(files.mediaType, exportMediaType)));
  for (const file of stored) {
    const name = `files/${file.id}-${file.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_')}`;
    const bytes = await readStored(ctx, file);
    contents.push({ name, status: bytes === null ? 'missing' : 'included' });
    if (bytes !== null) yield { name, bytes, isCompressed: true };
  }
  yield { name: 'contents.json', bytes: inUtf8(contents), isCompressed: false };
}

/** Stores the export; the returned value contains the storage keys of the exports that it replaces. */
const keepExport = async (
  tx: Transaction,
  ctx: ServiceContext,
  { proof, file }: { proof: PasswordProof; file: typeof files.$inferInsert },
): Promise<Changed<string[]>> => {
  const { userId } = proof;
  await lockProvedAccount(tx, proof);
  const former = await deleteExports(tx, eq(files.ownerId, userId));
  await tx.insert(files).values(file);
  await recordAccountEvent(tx, ctx, { userId, kind: 'data-exported' });
  return changed(former, { action: 'user.exported', subjectType: 'user', subjectId: userId });
};

/**
 * Exports all of the platform's data about the caller as a ZIP file, which is available among their files for a week
 * and replaces an earlier export.
 */
export const exportAccount = act({
  right: 'secure-own-account',
  input: provePasswordInput,
  output: accountExportSchema,
  touches: null,
  sample: ({ password }) => ({ password }),
  run: async ({ ctx, actor, input: { password } }) => {
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
    const former = await removingBytesOnFailure(ctx, storageKey, () =>
      writeChange(ctx, (tx) => keepExport(tx, ctx, { proof, file })),
    );
    await removeStoredFiles(ctx, former);
    return { fileId: id, name };
  },
});
