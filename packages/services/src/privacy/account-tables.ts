import { accountEvents } from '@valia/db/schema/account-events.ts';
import { collaborators } from '@valia/db/schema/collaborators.ts';
import { invitations } from '@valia/db/schema/invitations.ts';
import { knownDevices } from '@valia/db/schema/known-devices.ts';
import { oneTimeLinks } from '@valia/db/schema/one-time-links.ts';
import { organizationMembers, organizations } from '@valia/db/schema/organizations.ts';
import { userProfiles } from '@valia/db/schema/profiles.ts';
import { globalAdmins, userRoles } from '@valia/db/schema/roles.ts';
import {
  loginChallenges,
  mfaRecoveryCodes,
  userMfaFactors,
} from '@valia/db/schema/user-mfa-factors.ts';
import { sessions } from '@valia/db/schema/sessions.ts';
import { trackingEvents } from '@valia/db/schema/tracking-events.ts';
import { users } from '@valia/db/schema/users.ts';
import { userVerificationStatus } from '@valia/db/schema/verifications.ts';
import { eq, sql } from 'drizzle-orm';
import { registerTable } from './registered-table.ts';

// What an organization tells of itself is its owner's: a member sees its name and who is in it.
const ownedOrganization = (userId: string) =>
  sql`(select organization_id from organization_members
    where user_id = ${userId} and role = 'owner')`;
const ownEmail = (userId: string) => sql`(select email from users where id = ${userId})`;

/** Who a person is, how they sign in, and whom they work with. */
export const accountTables = [
  registerTable(users, {
    rowsOf: (userId) => eq(users.id, userId),
    erasure: 'emptied',
    exported: [
      'id',
      'email',
      'emailConfirmedAt',
      'status',
      'language',
      'termsVersion',
      'termsAcceptedAt',
      'createdAt',
    ],
    withheld: ['passwordHash'],
  }),
  registerTable(userProfiles, {
    rowsOf: (userId) => eq(userProfiles.userId, userId),
    erasure: 'deleted',
    exported: [
      'firstName',
      'lastName',
      'company',
      'phone',
      'city',
      'advisoryType',
      'taxId',
      'updatedAt',
    ],
    impersonal: ['id', 'userId'],
  }),
  registerTable(userRoles, {
    rowsOf: (userId) => eq(userRoles.userId, userId),
    erasure: 'deleted',
    exported: ['role', 'createdAt'],
    impersonal: ['id', 'userId'],
  }),
  registerTable(globalAdmins, {
    rowsOf: (userId) => eq(globalAdmins.userId, userId),
    erasure: 'deleted',
    exported: ['createdAt'],
    impersonal: ['userId'],
  }),
  registerTable(userVerificationStatus, {
    rowsOf: (userId) => eq(userVerificationStatus.userId, userId),
    erasure: 'deleted',
    exported: ['verificationStatus', 'createdAt', 'updatedAt'],
    impersonal: ['id', 'userId'],
  }),
  registerTable(collaborators, {
    rowsOf: (userId) => eq(collaborators.userId, userId),
    erasure: 'deleted',
    exported: ['createdAt'],
    impersonal: ['id', 'userId'],
  }),
  registerTable(organizationMembers, {
    rowsOf: (userId) => eq(organizationMembers.userId, userId),
    erasure: 'deleted',
    exported: ['organizationId', 'role', 'createdAt'],
    impersonal: ['id', 'userId'],
  }),
  registerTable(organizations, {
    rowsOf: (userId) =>
      sql`${organizations.id} in ${ownedOrganization(userId)}
        or (${organizations.archivedAt} is not null and ${organizations.email} = ${ownEmail(userId)})`,
    erasure: 'deleted',
    exported: [
      'id',
      'name',
      'slug',
      'companyId',
      'email',
      'phone',
      'brandColor',
      'logoFileId',
      'createdAt',
      'archivedAt',
    ],
  }),
  registerTable(invitations, {
    rowsOf: (userId) =>
      sql`${invitations.invitedBy} = ${userId} or ${invitations.acceptedBy} = ${userId}
        or ${invitations.email} = ${ownEmail(userId)}`,
    erasure: 'deleted',
    exported: [
      'organizationId',
      'email',
      'invitedBy',
      'createdAt',
      'expiresAt',
      'acceptedAt',
      'acceptedBy',
    ],
    withheld: ['tokenHash'],
    impersonal: ['id'],
  }),
  registerTable(sessions, {
    rowsOf: (userId) => eq(sessions.userId, userId),
    erasure: 'deleted',
    exported: ['device', 'address', 'createdAt', 'lastUsedAt', 'expiresAt'],
    withheld: ['id'],
    impersonal: ['userId'],
  }),
  registerTable(accountEvents, {
    rowsOf: (userId) => eq(accountEvents.userId, userId),
    erasure: 'deleted',
    exported: ['kind', 'device', 'address', 'createdAt'],
    impersonal: ['id', 'userId'],
  }),
  registerTable(knownDevices, {
    rowsOf: (userId) => eq(knownDevices.userId, userId),
    erasure: 'deleted',
    exported: ['lastUsedAt'],
    withheld: ['deviceHash'],
    impersonal: ['userId'],
  }),
  registerTable(oneTimeLinks, {
    rowsOf: (userId) => eq(oneTimeLinks.userId, userId),
    erasure: 'deleted',
    exported: ['purpose', 'requestedAt', 'expiresAt', 'usedAt'],
    withheld: ['tokenHash'],
    impersonal: ['id', 'userId'],
  }),
  registerTable(userMfaFactors, {
    rowsOf: (userId) => eq(userMfaFactors.userId, userId),
    erasure: 'deleted',
    exported: ['isVerified', 'createdAt', 'verifiedAt'],
    withheld: ['seed', 'lastStep'],
    impersonal: ['id', 'userId'],
  }),
  registerTable(mfaRecoveryCodes, {
    rowsOf: (userId) => eq(mfaRecoveryCodes.userId, userId),
    erasure: 'deleted',
    exported: ['createdAt', 'usedAt'],
    withheld: ['codeHash'],
    impersonal: ['id', 'userId'],
  }),
  registerTable(loginChallenges, {
    rowsOf: (userId) => eq(loginChallenges.userId, userId),
    erasure: 'deleted',
    exported: ['createdAt', 'expiresAt'],
    withheld: ['id', 'tries'],
    impersonal: ['userId'],
  }),
  registerTable(trackingEvents, {
    rowsOf: (userId) => eq(trackingEvents.userId, userId),
    erasure: 'deleted',
    exported: ['visitId', 'name', 'source', 'occurredAt'],
    impersonal: ['id', 'userId'],
  }),
];
