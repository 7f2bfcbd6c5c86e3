import { organizations } from '@valia/db/schema/identity/organizations.ts';
import type {
  ActOnOrganizationInput,
  AdministratedOrganization,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { ServiceContext } from '../service-context.ts';
import { actOnOrganization } from './act-on-organization.ts';

/** Switches off what an organization shares. Its members keep their accounts and their work; its owner is told why. */
export const disableOrganization = (call: {
  ctx: ServiceContext;
  input: ActOnOrganizationInput;
}): Promise<AdministratedOrganization> =>
  actOnOrganization(call, async (tx, { organizationId, status, owner }) => {
    if (status === 'disabled') return null;
    const { ctx, input } = call;
    await tx
      .update(organizations)
      .set({ disabledAt: ctx.now, disabledReason: input.reason })
      .where(eq(organizations.id, organizationId));
    if (owner !== null)
      await ctx.mail.enqueue(tx, {
        kind: 'organization-changed',
        userId: owner.userId,
        organizationId,
        change: 'disabled',
      });
    return recordAudit(tx, ctx, {
      action: 'organization.disabled',
      subjectType: 'organization',
      subjectId: organizationId,
      before: { status: 'active' },
      after: { status: 'disabled' },
    });
  });
