import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import type { SignUpInput } from '@valia/domain/accounts/account-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { organizationSlug } from '@valia/domain/organizations/organization-slug.ts';
import { raiseAdminQueueItem } from '../accounts/raise-admin-queue-item.ts';
import { type Transaction, withSavepoint } from '../context/change-audited.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { changed, type Changed, unchanged } from '../verbs/verb.ts';

export interface OrganizationFounder {
  userId: string;
  input: Pick<SignUpInput, 'company' | 'taxId' | 'email'> & { phone: string | null };
}

const slugTries = 5;

/** Two advisories of one name in one millisecond: the later one takes the next. */
const insertOrganization = async (
  tx: Transaction,
  ctx: ServiceContext,
  { input }: OrganizationFounder,
) => {
  for (let attempt = 0; attempt < slugTries; attempt += 1) {
    const slug = organizationSlug(input.company, ctx.now.getTime() + attempt);
    const [inserted] = await tx
      .insert(organizations)
      .values({
        id: ctx.newId(),
        name: input.company,
        slug,
        companyId: input.taxId,
        email: input.email,
        phone: input.phone,
        createdAt: ctx.now,
      })
      .onConflictDoNothing({ target: organizations.slug })
      .returning({ id: organizations.id });
    if (inserted !== undefined) return inserted.id;
  }
  throw new AppError('conflict');
};

/** Within a transaction that holds its founder. */
export const createWithOwner = async (
  tx: Transaction,
  ctx: ServiceContext,
  founder: OrganizationFounder,
): Promise<Changed<string>> => {
  const id = await insertOrganization(tx, ctx, founder);
  await tx.insert(organizationMembers).values({
    id: ctx.newId(),
    organizationId: id,
    userId: founder.userId,
    role: 'owner',
    createdAt: ctx.now,
  });
  return changed(id, {
    action: 'organization.created',
    subjectType: 'organization',
    subjectId: id,
    actorUserId: founder.userId,
    after: { ownerUserId: founder.userId },
  });
};

/**
 * A new organization with its founder as owner; answers its id. It never joins an existing one, whatever the tax id.
 * A failure answers null: the founder's account stands without it, and an administrator is told.
 */
export const createOwnOrganization = async (
  tx: Transaction,
  ctx: ServiceContext,
  founder: OrganizationFounder,
): Promise<Changed<string | null>> => {
  try {
    return await withSavepoint(tx, (savepoint) => createWithOwner(savepoint, ctx, founder));
  } catch (cause) {
    await raiseAdminQueueItem(tx, ctx, {
      kind: 'organization-not-created',
      subjectId: founder.userId,
      cause,
    });
    return unchanged(null);
  }
};
