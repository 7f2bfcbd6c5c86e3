import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { requireRight } from '@valia/domain/access/rights.ts';
import type {
  OrganizationDetails,
  OwnOrganization,
} from '@valia/domain/organizations/organization-schemas.ts';
import { eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { findOwnOrganization } from './get-own-organization.ts';
import { lockOwnedOrganization } from './lock-owned-organization.ts';

/** What its owner says of the organization. */
export const updateOrganization = async ({
  ctx,
  input: { name, taxId, email, phone },
}: {
  ctx: ServiceContext;
  input: OrganizationDetails;
}): Promise<OwnOrganization> => {
  const { userId } = requireRight(ctx.actor, 'belong-to-organization');
  return changeAudited(ctx, async (tx) => {
    const id = await lockOwnedOrganization(tx, userId);
    await tx
      .update(organizations)
      .set({ name, companyId: taxId, email, phone })
      .where(eq(organizations.id, id));
    await recordAudit(tx, ctx, {
      action: 'organization.updated',
      subjectType: 'organization',
      subjectId: id,
    });
    return findOwnOrganization(tx, userId);
  });
};
