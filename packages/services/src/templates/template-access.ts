import type { Database } from '@valia/db/client.ts';
import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { templates } from '@valia/db/schema/workspace/templates.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';

export type TemplateRow = typeof templates.$inferSelect;

/** The templates of all current members of the user's organization, including the user. */
const sharesOrganization = (userId: string): SQL => sql`${templates.ownerId} in (
  select other.user_id from ${organizationMembers} own
  join ${organizationMembers} other on other.organization_id = own.organization_id
  where own.user_id = ${userId})`;

/** Templates of the firm, of the user, and those shared by members of the user's organization. */
export const isReadableBy = (userId: string): SQL | undefined =>
  or(
    isNull(templates.ownerId),
    eq(templates.ownerId, userId),
    and(templates.isShared, isNull(templates.archivedAt), sharesOrganization(userId)),
  );

/**
 * The only condition for writing a template: administrators write the firm's templates, and the owner writes a copy.
 */
export const isWritableBy = (owner: string | null): SQL =>
  owner === null ? isNull(templates.ownerId) : eq(templates.ownerId, owner);

interface WantedTemplate {
  id: string;
  where: SQL | undefined;
}

const templateQuery = (db: Database, { id, where }: WantedTemplate) =>
  db
    .select()
    .from(templates)
    .where(and(eq(templates.id, id), where));

/** A template of another user and a missing one are both `not-found`; so is an unlisted one, except for its owner. */
export const loadTemplate = async (db: Database, wanted: WantedTemplate): Promise<TemplateRow> => {
  const [row] = await templateQuery(db, wanted);
  if (!row) throw new AppError('not-found');
  return row;
};

/** Same as `loadTemplate`, but locks the template for a change; documents can still be created from it meanwhile. */
export const lockTemplate = async (
  tx: Transaction,
  wanted: WantedTemplate,
): Promise<TemplateRow> => {
  const [row] = await templateQuery(tx, wanted).for('no key update');
  if (!row) throw new AppError('not-found');
  return row;
};
