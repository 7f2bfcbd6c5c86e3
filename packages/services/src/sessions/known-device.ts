import { createSessionToken, hashSessionToken } from '@valia/auth/session-token.ts';
import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';

/**
 * The hash of the caller's browser, if the account of this email address has signed in from it before; otherwise null.
 */
export const findKnownDevice = async (
  { db, device }: Pick<ServiceContext, 'db' | 'device'>,
  email: string,
): Promise<string | null> => {
  const deviceHash = hashSessionToken(device.token ?? '');
  const [row] = await db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.deviceHash, deviceHash)));
  return row?.deviceHash ?? null;
};

/**
 * Returns the browser's token only if somebody has signed in with it, which means that the server issued it. Any other
 * token is replaced, because an attacker may have planted it and therefore know it.
 */
const ownTokenOf = async (
  tx: Transaction,
  { device: { token } }: Pick<ServiceContext, 'device'>,
): Promise<string> => {
  if (token === null) return createSessionToken();
  const made = await tx.$count(knownDevices, eq(knownDevices.deviceHash, hashSessionToken(token)));
  return made > 0 ? token : createSessionToken();
};

/**
 * Marks the caller's browser as known for this user. `new` means that it was unknown and the user had other known
 * browsers; a user's `first` browser needs no notice.
 */
export const rememberDevice = async (
  tx: Transaction,
  ctx: Pick<ServiceContext, 'device' | 'now'>,
  userId: string,
): Promise<'known' | 'new' | 'first'> => {
  const token = await ownTokenOf(tx, ctx);
  const deviceHash = hashSessionToken(token);
  const before = await tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId));
  await tx
    .insert(knownDevices)
    .values({ userId, deviceHash, lastUsedAt: ctx.now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: ctx.now },
    });
  ctx.device.keep(token);
  if (before.length === 0) return 'first';
  return before.some((known) => known.deviceHash === deviceHash) ? 'known' : 'new';
};
