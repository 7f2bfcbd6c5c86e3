import type { Database } from '@valia/db/client.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditNotes } from '@valia/db/schema/firm/audit-notes.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import {
  getOrganizationInput,
  organizationEventKinds,
  organizationDetailsViewSchema,
  type OrganizationEvent,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { listMembers } from '../organizations/get-own-organization.ts';
import { read } from '../verbs/verb.ts';
import { getAdministratedOrganization } from './administrated-organizations.ts';

const mostEvents = 20;

/** The events of the organization, the newest first, with the reason that an administrator entered. */
const historyOf = async (db: Database, organizationId: string): Promise<OrganizationEvent[]> => {
  const rows = await db
    .select({
      id: auditLogs.id,
      action: sql<OrganizationEvent['action']>`${auditLogs.action}`,
      at: auditLogs.at,
      actorUserId: auditLogs.actorUserId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      reason: auditNotes.note,
    })
    .from(auditLogs)
    .leftJoin(auditNotes, eq(auditNotes.auditLogId, auditLogs.id))
    .leftJoin(userProfiles, eq(userProfiles.userId, auditLogs.actorUserId))
    .where(
      and(
        eq(auditLogs.subjectType, 'organization'),
        eq(auditLogs.subjectId, organizationId),
        inArray(auditLogs.action, [...organizationEventKinds]),
      ),
    )
    .orderBy(desc(auditLogs.id))
    .limit(mostEvents);
  return rows.map(({ id, action, at, actorUserId, reason, ...person }) => ({
    id,
    action,
    at: at.toISOString(),
    byName: actorUserId === null ? null : fullName(person),
    reason,
  }));
};

const hasBrand = async (db: Database, organizationId: string): Promise<boolean> => {
  const branded = sql`${organizations.brandColor} is not null
    or ${organizations.logoFileId} is not null or ${organizations.brandName} is not null`;
  const count = await db.$count(
    organizations,
    and(eq(organizations.id, organizationId), sql`(${branded})`),
  );
  return count > 0;
};

/** One organization, with its members and its events, but never its members' valuations. */
export const getOrganization = read({
  right: 'enter-administration',
  input: getOrganizationInput,
  output: organizationDetailsViewSchema,
  touches: { object: 'any-organization', of: 'administrator', level: 'read' },
  sample: ({ id }) => ({ organizationId: id }),
  run: async ({ ctx, input: { organizationId } }) => {
    const { db, now } = ctx;
    return {
      organization: await getAdministratedOrganization(db, organizationId),
      members: await listMembers(db, organizationId),
      openInvitations: await db.$count(
        invitations,
        and(
          eq(invitations.organizationId, organizationId),
          isNull(invitations.acceptedAt),
          gt(invitations.expiresAt, now),
        ),
      ),
      hasBrand: await hasBrand(db, organizationId),
      history: await historyOf(db, organizationId),
    };
  },
});
