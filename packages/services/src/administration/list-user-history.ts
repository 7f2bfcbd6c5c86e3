import type { Database } from '@valia/db/client.ts';
import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditNotes } from '@valia/db/schema/firm/audit-notes.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import type { UserHistoryItem } from '@valia/domain/accounts/user-administration-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { desc, eq } from 'drizzle-orm';

const mostShown = 20;

/** The events of an account, newest first: the user's own, and those of administrators with the reason. */
export const listUserHistory = async (db: Database, userId: string): Promise<UserHistoryItem[]> => {
  const rows = await db
    .select({
      id: accountEvents.id,
      kind: accountEvents.kind,
      createdAt: accountEvents.createdAt,
      device: accountEvents.device,
      address: accountEvents.address,
      auditLogId: accountEvents.auditLogId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      reason: auditNotes.note,
    })
    .from(accountEvents)
    .leftJoin(auditLogs, eq(auditLogs.id, accountEvents.auditLogId))
    .leftJoin(auditNotes, eq(auditNotes.auditLogId, auditLogs.id))
    .leftJoin(userProfiles, eq(userProfiles.userId, auditLogs.actorUserId))
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(accountEvents.createdAt), desc(accountEvents.id))
    .limit(mostShown);
  return rows.map(({ createdAt, auditLogId, firstName, lastName, ...event }) => ({
    ...event,
    at: createdAt.toISOString(),
    byName: auditLogId === null ? null : fullName({ firstName, lastName }),
  }));
};
