import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  createOrganizationInput,
  memberInput,
  organizationDetailsSchema,
  ownOrganizationSchema,
} from '@valia/domain/organizations/organization-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockAccount } from '../accounts/lock-account.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, unchanged } from '../verbs/verb.ts';
import { createOrganizationWithOwner } from './create-own-organization.ts';
import { findMembership } from './find-membership.ts';
import { findOwnOrganization } from './get-own-organization.ts';
import { leaveOrganization } from './leave-organization.ts';
import { lockOrganizations } from './lock-organizations.ts';
import { lockOwnedOrganization } from './lock-owned-organization.ts';
import { makeOwner } from './make-owner.ts';

/** Creates an organization for a user who has none, because they left theirs or the sign-up could not create one. */
export const addMissingOrganization = change({
  right: 'belong-to-organization',
  input: createOrganizationInput,
  output: ownOrganizationSchema,
  touches: null,
  sample: () => ({ name: 'Puig Assessors', taxId: null, phone: null }),
  run: async ({ ctx, actor: { userId, email }, tx, input: { name, taxId, phone } }) => {
    // The account is locked, so that the second of two concurrent calls finds the organization that the first one
    // created.
    const held = await lockAccount(tx, userId);
    if (held?.status !== 'active') throw new AppError('unauthenticated');
    if ((await findMembership(tx, userId)) !== null) throw new AppError('already-in-organization');
    const input = { company: name, taxId, email, phone };
    const { entries } = await createOrganizationWithOwner(tx, ctx, { userId, input });
    return { value: await findOwnOrganization(tx, userId), entries };
  },
});

/** Saves the organization's details, as entered by its owner. */
export const updateOrganization = change({
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
  run: async ({ actor: { userId }, tx, input: { name, taxId, email, phone } }) => {
    const id = await lockOwnedOrganization(tx, userId);
    await tx
      .update(organizations)
      .set({ name, companyId: taxId, email, phone })
      .where(eq(organizations.id, id));
    return changed(await findOwnOrganization(tx, userId), {
      action: 'organization.updated',
      subjectType: 'organization',
      subjectId: id,
    });
  },
});

/** The owner makes another member the owner, and becomes a member. */
export const handOverOrganization = change({
  right: 'belong-to-organization',
  input: memberInput,
  output: ownOrganizationSchema,
  touches: { object: 'member', of: 'owner', level: 'own' },
  sample: ({ id }) => ({ userId: id }),
  run: async ({ ctx, actor: { userId }, tx, input }) => {
    const organizationId = await lockOwnedOrganization(tx, userId);
    if (input.userId === userId) throw new AppError('not-found');
    const entry = await makeOwner(tx, ctx, { organizationId, userId: input.userId });
    return changed(await findOwnOrganization(tx, userId), entry);
  },
});

/** The owner removes a member. The member keeps their own work. */
export const removeMember = change({
  right: 'belong-to-organization',
  input: memberInput,
  output: ownOrganizationSchema,
  touches: { object: 'member', of: 'owner', level: 'own' },
  sample: ({ id }) => ({ userId: id }),
  run: async ({ ctx, actor: { userId }, tx, input }) => {
    const organizationId = await lockOwnedOrganization(tx, userId);
    const removed = await tx
      .delete(organizationMembers)
      .where(
        and(
          eq(organizationMembers.organizationId, organizationId),
          eq(organizationMembers.userId, input.userId),
          eq(organizationMembers.role, 'member'),
        ),
      )
      .returning({ userId: organizationMembers.userId });
    if (removed.length === 0) throw new AppError('not-found');
    await ctx.mail.enqueue(tx, {
      kind: 'organization-changed',
      userId: input.userId,
      organizationId,
      change: 'member-removed',
    });
    return changed(await findOwnOrganization(tx, userId), {
      action: 'organization.member-removed',
      subjectType: 'organization',
      subjectId: organizationId,
      before: { userId: input.userId },
    });
  },
});

/**
 * Ends the caller's membership. The last member closes the organization; an owner with other members has to transfer
 * the ownership first.
 */
export const endOwnMembership = change({
  right: 'belong-to-organization',
  ...withoutInput,
  output: z.null(),
  run: async ({ ctx, actor: { userId }, tx }) => {
    const before = await findMembership(tx, userId);
    if (before === null) return unchanged(null);
    await lockOrganizations(tx, [before.organizationId]);
    const own = await findMembership(tx, userId);
    if (own?.organizationId !== before.organizationId) throw new AppError('conflict');
    const closed = await leaveOrganization(tx, ctx, own);
    const entry = {
      action: 'organization.left',
      subjectType: 'organization',
      subjectId: own.organizationId,
      before: { userId },
    };
    return { value: null, entries: [...closed, entry] };
  },
});
