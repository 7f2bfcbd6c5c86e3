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

/** When two organizations of the same name are created in the same millisecond, the later one gets the next slug. */
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

/** Runs in a transaction that locks the founder. */
export const createOrganizationWithOwner = async (
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
 * Creates an organization with its founder as owner; returns its id. It never joins an existing organization, even one
 * with the same tax id. On failure returns null: the founder's account exists without an organization, and the
 * administrators are notified.
 */
export const createOwnOrganization = async (
  tx: Transaction,
  ctx: ServiceContext,
  founder: OrganizationFounder,
): Promise<Changed<string | null>> => {
  try {
    return await withSavepoint(tx, (savepoint) =>
      createOrganizationWithOwner(savepoint, ctx, founder),
    );
  } catch (cause) {
    await raiseAdminQueueItem(tx, ctx, {
      kind: 'organization-not-created',
      subjectId: founder.userId,
      cause,
    });
    return unchanged(null);
  }
};
