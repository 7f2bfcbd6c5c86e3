import type { Database } from '@valia/db/client.ts';
import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { templates } from '@valia/db/schema/workspace/templates.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';

export type TemplateRow = typeof templates.$inferSelect;

/** Whoever is in the person's organization now, the person too. */
const sharesOrganization = (userId: string): SQL => sql`${templates.ownerId} in (
  select other.user_id from ${organizationMembers} own
  join ${organizationMembers} other on other.organization_id = own.organization_id
  where own.user_id = ${userId})`;

/** The firm's, one's own, and what members of one's organization share. */
export const isReadableBy = (userId: string): SQL | undefined =>
  or(
    isNull(templates.ownerId),
    eq(templates.ownerId, userId),
    and(templates.isShared, isNull(templates.archivedAt), sharesOrganization(userId)),
  );

/** The one condition under which a template is written: the firm's by administrators, a copy by its owner. */
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

/** Another's and a missing one are both `not-found`, and one taken off the list to all but its owner. */
export const loadTemplate = async (db: Database, wanted: WantedTemplate): Promise<TemplateRow> => {
  const [row] = await templateQuery(db, wanted);
  if (!row) throw new AppError('not-found');
  return row;
};

/** As `loadTemplate`, held for a change; documents may be made of it beside that. */
export const lockTemplate = async (
  tx: Transaction,
  wanted: WantedTemplate,
): Promise<TemplateRow> => {
  const [row] = await templateQuery(tx, wanted).for('no key update');
  if (!row) throw new AppError('not-found');
  return row;
};
