import { requireRight } from '@valia/domain/access/rights.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { findMembership } from './find-membership.ts';
import { leaveOrganization } from './leave-organization.ts';
import { lockOrganizations } from './lock-organizations.ts';

/** Leaves the organization that the caller is in: the last one closes it, an owner with members hands it over first. */
export const endOwnMembership = async ({ ctx }: { ctx: ServiceContext }): Promise<null> => {
  const { userId } = requireRight(ctx.actor, 'belong-to-organization');
  return changeAudited(ctx, async (tx) => {
    const before = await findMembership(tx, userId);
    if (before === null) return null;
    await lockOrganizations(tx, [before.organizationId]);
    const own = await findMembership(tx, userId);
    if (own?.organizationId !== before.organizationId) throw new AppError('conflict');
    await leaveOrganization(tx, ctx, own);
    await recordAudit(tx, ctx, {
      action: 'organization.left',
      subjectType: 'organization',
      subjectId: own.organizationId,
      before: { userId },
    });
    return null;
  });
};
