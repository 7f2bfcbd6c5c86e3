import { organizationMembers } from '@valia/db/schema/identity/organizations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type {
  AdministratedOrganization,
  ChangeOwnerInput,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { makeOwner } from '../organizations/hand-over-organization.ts';
import type { ServiceContext } from '../service-context.ts';
import { actOnOrganization } from './act-on-organization.ts';

/** Makes another member the owner, where the owner cannot; both are told. Who left meanwhile is a `conflict`. */
export const changeOrganizationOwner = (call: {
  ctx: ServiceContext;
  input: ChangeOwnerInput;
}): Promise<AdministratedOrganization> =>
  actOnOrganization(call, async (tx, { organizationId, owner }) => {
    const { ctx, input } = call;
    if (owner?.userId === input.userId) return null;
    const isMember = and(
      eq(organizationMembers.organizationId, organizationId),
      eq(organizationMembers.userId, input.userId),
    );
    if ((await tx.$count(organizationMembers, isMember)) === 0) throw new AppError('conflict');
    const auditLogId = await makeOwner(tx, ctx, { organizationId, userId: input.userId });
    if (owner !== null)
      await ctx.mail.enqueue(tx, {
        kind: 'organization-changed',
        userId: owner.userId,
        organizationId,
        change: 'owner-replaced',
      });
    return auditLogId;
  });
