import { organizations } from '@valia/db/schema/identity/organizations.ts';
import {
  organizationDetailsSchema,
  ownOrganizationSchema,
} from '@valia/domain/organizations/organization-schemas.ts';
import { eq } from 'drizzle-orm';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { act } from '../verbs/verb.ts';
import { findOwnOrganization } from './get-own-organization.ts';
import { lockOwnedOrganization } from './lock-owned-organization.ts';

/** What its owner says of the organization. */
export const updateOrganization = act({
  right: 'belong-to-organization',
  input: organizationDetailsSchema,
  output: ownOrganizationSchema,
  touches: { object: 'organization', of: 'owner', level: 'own' },
  sample: () => ({
    name: 'Puig Assessors',
    taxId: null,
    email: 'somebody.new@example.test',
    phone: null,
  }),
  run: async ({ ctx, actor: { userId }, input: { name, taxId, email, phone } }) =>
    changeAudited(ctx, async (tx) => {
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
    }),
});
