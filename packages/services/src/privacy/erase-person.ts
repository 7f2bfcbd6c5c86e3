import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { files } from '@valia/db/schema/valuations/files.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { lockAgainstNewRows } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import { recordAudits } from '../audit/record-audit.ts';
import { recordRequestEvent } from '../requests/record-request-event.ts';
import { findMembership } from '../organizations/find-membership.ts';
import { leaveOrganization } from '../organizations/leave-organization.ts';
import { lockOrganizations } from '../organizations/lock-organizations.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { forgetSignInFailures } from '../sessions/forget-sign-in-failures.ts';
import { personalData } from './personal-data.ts';

interface ErasedPerson {
  userId: string;
  email: string;
  /** The hash of a password that nobody knows. */
  passwordHash: string;
}

/** The order of deletion: rows of each table reference rows of the tables listed after it. */
const deletedFirst = [
  'reports',
  'template_document_files',
  'template_documents',
  'template_versions',
  'templates',
  'files',
  'undone_snapshots',
  'valuation_snapshots',
  'valuations',
  'invitations',
];

const rankOf = (name: string): number => {
  const place = deletedFirst.indexOf(name);
  return place < 0 ? deletedFirst.length : place;
};

const deleteRows = async (tx: Transaction, userId: string) => {
  const deleted = personalData
    .filter(({ erasure, name }) => erasure === 'deleted' && name !== 'organizations')
    .toSorted((one, other) => rankOf(one.name) - rankOf(other.name));
  for (const { table, rowsOf } of deleted) {
    if (rowsOf !== null) await tx.delete(table).where(rowsOf(userId));
  }
};

/**
 * Locks the user's valuations, so that a report being stored for one of them is complete, including its bytes, before
 * anything is read or deleted.
 */
const holdValuations = async (tx: Transaction, userId: string) => {
  await tx
    .select({ id: valuations.id })
    .from(valuations)
    .where(eq(valuations.ownerId, userId))
    .orderBy(asc(valuations.id))
    .for('update');
};

/** The logo file belongs to the erased user, so an organization that continues loses its logo. */
const takeLogosDown = async (tx: Transaction, userId: string) => {
  const own = tx.select({ id: files.id }).from(files).where(eq(files.ownerId, userId));
  await tx
    .update(organizations)
    .set({ logoFileId: null })
    .where(inArray(organizations.logoFileId, own));
};

/** Deletes the organizations that belonged to the user alone. One that continues with other members remains. */
const deleteOrganizations = async (tx: Transaction, email: string, left: string | null) => {
  const closed = await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      sql`${organizations.archivedAt} is not null
        and (${organizations.id} = ${left} or ${organizations.email} = ${email})`,
    );
  const ids = closed.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(invitations).where(inArray(invitations.organizationId, ids));
  await tx.delete(organizations).where(inArray(organizations.id, ids));
};

/** Ends the user's requests that still wait for an answer. */
const endRequests = async (tx: Transaction, ctx: ServiceContext, userId: string) => {
  const requests = advisorCollaborationRequests;
  const end = async (status: 'withdrawn' | 'expired', whose: SQL) => {
    const ended = await tx
      .update(requests)
      .set({ status, decidedAt: ctx.now, version: sql`${requests.version} + 1` })
      .where(and(whose, eq(requests.status, 'pending')))
      .returning();
    for (const request of ended)
      await recordAudits(tx, ctx, await recordRequestEvent(tx, ctx, { request, kind: status }));
  };
  await end('withdrawn', eq(requests.requesterUserId, userId));
  await end('expired', eq(requests.targetAdvisorId, userId));
};

/** Clears the user's texts in rows of others, before the rows by which these texts are found are deleted. */
const emptyWritings = async (tx: Transaction, userId: string) => {
  for (const { table, writings } of personalData) {
    for (const { of, erased, erasedAs } of writings) {
      if (erased.length > 0) await tx.update(table).set(erasedAs(userId)).where(of(userId));
    }
  }
};

/** Clears the user's data in rows that remain because they also belong to others. */
const emptyRows = async (tx: Transaction, userId: string) => {
  for (const { table, rowsOf, erasure, erasedAs } of personalData) {
    if (rowsOf === null || erasure !== 'emptied' || Object.keys(erasedAs).length === 0) continue;
    await tx.update(table).set(erasedAs).where(rowsOf(userId));
  }
};

/**
 * Removes the user from their organization; returns its id, or null when the user has none. Throws `conflict` when the
 * user was moved to another organization meanwhile.
 */
const leaveOwnOrganization = async (
  tx: Transaction,
  ctx: ServiceContext,
  userId: string,
): Promise<string | null> => {
  const before = await findMembership(tx, userId);
  if (before === null) return null;
  await lockOrganizations(tx, [before.organizationId]);
  const own = await findMembership(tx, userId);
  if (own?.organizationId !== before.organizationId) throw new AppError('conflict');
  await recordAudits(tx, ctx, await leaveOrganization(tx, ctx, own));
  return own.organizationId;
};

/**
 * Erases a user within the transaction that locks their account; returns the storage keys of their documents, whose
 * bytes must be removed after the commit. An owner with other members is refused as `organization-has-members`.
 */
export const erasePerson = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, email, passwordHash }: ErasedPerson,
): Promise<string[]> => {
  const left = await leaveOwnOrganization(tx, ctx, userId);
  await holdValuations(tx, userId);
  await lockAgainstNewRows(tx, userId);
  const stored = await tx
    .select({ storageKey: files.storageKey })
    .from(files)
    .where(eq(files.ownerId, userId));
  await tx.execute(sql`select set_config('valia.erasing_user', ${userId}, true)`);
  await deleteOrganizations(tx, email, left);
  await takeLogosDown(tx, userId);
  await emptyWritings(tx, userId);
  await deleteRows(tx, userId);
  await emptyRows(tx, userId);
  await endRequests(tx, ctx, userId);
  await forgetSignInFailures(tx, email);
  // Changes of email address by other users who wanted this address, or had it before.
  await tx
    .delete(emailChanges)
    .where(or(eq(emailChanges.nextEmail, email), eq(emailChanges.formerEmail, email)));
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  return stored.map(({ storageKey }) => storageKey);
};
