import { invitedRoles } from '@valia/domain/accounts/user-administration-schemas.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { declareRowOwnership, exported, impersonal, withheld } from '../../column-privacy.ts';
import { oneOf } from '../../one-of.ts';
import { organizations } from './organizations.ts';
import { users } from './users.ts';

/**
 * An invitation for one email address: into an organization, or by the firm into the platform with a role. The hash of
 * its token is set once its email is being sent.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: impersonal(uuid('id').primaryKey()),
    organizationId: exported(uuid('organization_id').references(() => organizations.id)),
    role: exported(text('role', { enum: invitedRoles })),
    email: exported(text('email').notNull()),
    invitedBy: exported(
      uuid('invited_by')
        .notNull()
        .references(() => users.id),
    ),
    tokenHash: withheld(text('token_hash').unique(), { holds: 'codes' }),
    createdAt: exported(timestamp('created_at', { withTimezone: true, precision: 3 }).notNull()),
    expiresAt: exported(timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull()),
    acceptedAt: exported(timestamp('accepted_at', { withTimezone: true, precision: 3 })),
    acceptedBy: exported(uuid('accepted_by').references(() => users.id)),
  },
  (table) => [
    check(
      'invitations_email_check',
      sql`${table.email} = lower(${table.email}) and length(${table.email}) <= 255`,
    ),
    check(
      'invitations_accepted_check',
      sql`(${table.acceptedAt} is null) = (${table.acceptedBy} is null)`,
    ),
    check('invitations_role_check', oneOf(table.role, invitedRoles)),
    check(
      'invitations_into_check',
      sql`(${table.organizationId} is null) = (${table.role} is not null)`,
    ),
    uniqueIndex('invitations_open_index')
      .on(table.organizationId, table.email)
      .where(sql`accepted_at is null`),
    uniqueIndex('invitations_by_firm_open_index')
      .on(table.email)
      .where(sql`accepted_at is null and organization_id is null`),
    index('invitations_expires_at_index').on(table.expiresAt),
  ],
);

declareRowOwnership(invitations, {
  of: (userId) =>
    sql`${invitations.invitedBy} = ${userId} or ${invitations.acceptedBy} = ${userId}
        or ${invitations.email} = (select email from users where id = ${userId})`,
  onErasure: 'deleted',
});
