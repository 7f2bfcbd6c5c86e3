import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  foundOrganizationInput,
  ownOrganizationSchema,
} from '@valia/domain/organizations/organization-schemas.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { changeAudited } from '../audit/change-audited.ts';
import { act } from '../verbs/verb.ts';
import { createWithOwner } from './create-own-organization.ts';
import { findMembership } from './find-membership.ts';
import { findOwnOrganization } from './get-own-organization.ts';

/** A new organization of somebody who is in none: they left theirs, or signing up could not make one. */
export const addMissingOrganization = act({
  right: 'belong-to-organization',
  input: foundOrganizationInput,
  output: ownOrganizationSchema,
  touches: null,
  sample: () => ({ name: 'Puig Assessors', taxId: null, phone: null }),
  run: async ({ ctx, actor: { userId, email }, input: { name, taxId, phone } }) =>
    changeAudited(ctx, async (tx) => {
      // Held, so that of two at once the second finds what the first has made.
      const held = await lockAccount(tx, userId);
      if (held?.status !== 'active') throw new AppError('unauthenticated');
      if ((await findMembership(tx, userId)) !== null)
        throw new AppError('already-in-organization');
      await createWithOwner(tx, ctx, { userId, input: { company: name, taxId, email, phone } });
      return findOwnOrganization(tx, userId);
    }),
});
