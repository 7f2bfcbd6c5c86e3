import { createSessionToken, hashSessionToken } from '@valia/auth/session-token.ts';
import type { Database } from '@valia/db/client.ts';
import { knownDevices } from '@valia/db/schema/known-devices.ts';
import { users } from '@valia/db/schema/users.ts';
import { and, eq } from 'drizzle-orm';
import type { DeviceCookie, ServiceContext } from '../service-context.ts';

// What we did not make ourselves is no device of ours.
const ownToken = /^[\w-]{43}$/;
const tokenOf = ({ token }: DeviceCookie): string | null =>
  token !== null && ownToken.test(token) ? token : null;

/** The caller's browser, when the account of this address signed in from it before: its hash; else null. */
export const findKnownDevice = async (
  { db, device }: Pick<ServiceContext, 'db' | 'device'>,
  email: string,
): Promise<string | null> => {
  const deviceHash = hashSessionToken(tokenOf(device) ?? '');
  const [row] = await db
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.deviceHash, deviceHash)));
  return row?.deviceHash ?? null;
};

/** Makes the caller's browser a known one of this person; one that has no cookie yet gets it. */
export const rememberDevice = async (
  tx: Database,
  { device, now }: Pick<ServiceContext, 'device' | 'now'>,
  userId: string,
): Promise<void> => {
  const token = tokenOf(device) ?? createSessionToken();
  await tx
    .insert(knownDevices)
    .values({ userId, deviceHash: hashSessionToken(token), lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: now },
    });
  device.keep(token);
};
