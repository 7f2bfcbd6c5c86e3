import type { Database } from '@valia/db/client.ts';
import { accountEvents } from '@valia/db/schema/account-events.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import type { ServiceContext } from '../service-context.ts';
import { placeOf } from './place-of.ts';

/** Whether the person signed in before, and never with a device like this one. */
const isNewDevice = async (tx: Database, userId: string, device: string | null) => {
  if (device === null) return false;
  const [seen] = await tx
    .select({
      any: sql<boolean>`count(*) > 0`,
      same: sql<boolean>`coalesce(bool_or(${accountEvents.device} = ${device}), false)`,
    })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, userId),
        eq(accountEvents.kind, 'signed-in'),
        isNotNull(accountEvents.device),
      ),
    );
  return seen !== undefined && seen.any && !seen.same;
};

/** Writes the sign-in into the person's history; a device never seen before is told. */
export const noteSignIn = async (
  tx: Database,
  ctx: ServiceContext,
  userId: string,
): Promise<{ newDevice: boolean }> => {
  const newDevice = await isNewDevice(tx, userId, placeOf(ctx.client).device);
  await recordAccountEvent(tx, ctx, { userId, kind: 'signed-in' });
  if (newDevice) await recordSecurityEvent(tx, ctx, { type: 'new_device', subjectId: userId });
  return { newDevice };
};
