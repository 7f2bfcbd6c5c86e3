import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import type { RecentChange } from '@valia/domain/administration/panel-schemas.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { namesOfSubjects } from '../../accounts/names-of-subjects.ts';

/** The actions of administrators, as opposed to the everyday actions of all users. */
const administrativeActions = [
  'user.verified',
  'user.rejected',
  'user.role-changed',
  'user.global-admin-changed',
  'user.locked',
  'user.unlocked',
  'user.sessions-ended',
  'second-factor.reset',
  'lead.assigned',
  'commission.approved',
  'commission.paid',
  'commission.cancelled',
  'commission.reversed',
  'commission-tariff.set',
  'issue.answered',
  'issue.closed',
  'security.acknowledged',
  'queue-item.resolved',
  'alert-settings.changed',
  'firm-settings.changed',
] as const;
const mostShown = 6;

const rowsSchema = z.array(
  z.object({
    id: z.coerce.number(),
    action: z.string(),
    actor: z.string().nullable(),
    subject: z.string(),
    at: z.string(),
  }),
);

/**
 * Reads the newest rows of each action by its index, then the newest of all of them. Joined to a list of action names,
 * the query read the whole log when an action was rare.
 */
export const listRecentChanges = async (db: Database): Promise<RecentChange[]> => {
  const newest = administrativeActions.map(
    (action) => sql`(select id, action, actor_user_id, subject_id, at from ${auditLogs}
      where ${auditLogs.action} = ${action} order by action desc, id desc limit ${mostShown})`,
  );
  const found = await db.execute(sql`
    select id, action, actor_user_id::text as actor, subject_id as subject,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from (${sql.join(newest, sql` union all `)}) as newest
    order by newest.at desc, newest.id desc limit ${mostShown}`);
  const rows = rowsSchema.parse([...found]);
  const names = await namesOfSubjects(
    db,
    rows.flatMap(({ actor, subject }) => [actor, subject]),
  );
  return rows.map(({ id, action, actor, subject, at }) => ({
    id,
    action,
    byName: names.get(actor ?? '') ?? null,
    subject: names.get(subject) ?? null,
    at,
  }));
};
