import { organizations } from '@valia/db/schema/identity/organizations.ts';
import type {
  ActOnOrganizationInput,
  AdministratedOrganization,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { actOnOrganization } from './act-on-organization.ts';

/** Switches an organization on again: everything is as it was. */
export const enableOrganization = (call: {
  ctx: ServiceContext;
  input: ActOnOrganizationInput;
}): Promise<AdministratedOrganization> =>
  actOnOrganization(call, async (tx, { organizationId, status, owner }) => {
    if (status === 'active') return null;
    const { ctx } = call;
    await tx
      .update(organizations)
      .set({ disabledAt: null, disabledReason: null })
      .where(eq(organizations.id, organizationId));
    if (owner !== null)
      await ctx.mail.enqueue(tx, {
        kind: 'organization-changed',
        userId: owner.userId,
        organizationId,
        change: 'enabled',
      });
    return recordAudit(tx, ctx, {
      action: 'organization.enabled',
      subjectType: 'organization',
      subjectId: organizationId,
      before: { status: 'disabled' },
      after: { status: 'active' },
    });
  });
