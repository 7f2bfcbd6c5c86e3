import { AppError } from '@valia/domain/errors/app-error.ts';
import { z } from 'zod';
import { changeAudited } from '../audit/change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { act } from '../verbs/verb.ts';
import { findMembership } from './find-membership.ts';
import { leaveOrganization } from './leave-organization.ts';
import { lockOrganizations } from './lock-organizations.ts';

/** Leaves the organization that the caller is in: the last one closes it, an owner with members hands it over first. */
export const endOwnMembership = act({
  right: 'belong-to-organization',
  ...withoutInput,
  output: z.null(),
  run: async ({ ctx, actor: { userId } }) =>
    changeAudited(ctx, async (tx) => {
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
    }),
});
