import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type {
  FoundOrganizationInput,
  OwnOrganization,
} from '@valia/domain/organizations/organization-schemas.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { changeAudited } from '../audit/change-audited.ts';
import type { ServiceContext } from '../service-context.ts';
import { createWithOwner } from './create-own-organization.ts';
import { findMembership } from './find-membership.ts';
import { findOwnOrganization } from './get-own-organization.ts';

/** A new organization of somebody who is in none: they left theirs, or signing up could not make one. */
export const addMissingOrganization = async ({
  ctx,
  input: { name, taxId, phone },
}: {
  ctx: ServiceContext;
  input: FoundOrganizationInput;
}): Promise<OwnOrganization> => {
  const { userId, email } = requireRight(ctx.actor, 'belong-to-organization');
  return changeAudited(ctx, async (tx) => {
    // Held, so that of two at once the second finds what the first has made.
    const held = await lockAccount(tx, userId);
    if (held?.status !== 'active') throw new AppError('unauthenticated');
    if ((await findMembership(tx, userId)) !== null) throw new AppError('already-in-organization');
    await createWithOwner(tx, ctx, { userId, input: { company: name, taxId, email, phone } });
    return findOwnOrganization(tx, userId);
  });
};
