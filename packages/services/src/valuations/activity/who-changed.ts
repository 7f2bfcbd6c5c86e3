import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';

const mostRows = 200;

/** Whether the paths are equal, or one is nested in the other. */
const isAbout = (field: string, path: string): boolean =>
  `${field}.`.startsWith(`${path}.`) || `${path}.`.startsWith(`${field}.`);

/** The name of the user who last changed a field since a version; null when unknown. */
export const whoChanged = async (
  db: Database,
  { id, version }: { id: string; version: number },
): Promise<(path: string) => string | null> => {
  const rows = await db
    .select({
      fields: sql<string[] | null>`${auditLogs.after}->'fields'`,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(auditLogs)
    .leftJoin(userProfiles, eq(userProfiles.userId, auditLogs.actorUserId))
    .where(
      and(
        eq(auditLogs.subjectType, 'valuation'),
        eq(auditLogs.subjectId, id),
        eq(auditLogs.action, 'valuation.updated'),
        gt(sql<number>`(${auditLogs.after}->>'version')::int`, version),
      ),
    )
    .orderBy(desc(auditLogs.id))
    .limit(mostRows);
  const named = rows.map(({ fields, ...person }) => ({
    fields: fields ?? [],
    name: fullName(person),
  }));
  return (path) => {
    const found = named.find(({ fields }) => fields.some((field) => isAbout(field, path)));
    const name = (found ?? named[0])?.name;
    return name === undefined || name === '' ? null : name;
  };
};
