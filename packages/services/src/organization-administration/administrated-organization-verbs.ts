import { auditNotes } from '@valia/db/schema/firm/audit-notes.ts';
import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  organizationActionInput,
  type OrganizationActionInput,
  type AdministratedOrganization,
  administratedOrganizationSchema,
  changeOwnerInput,
  type ChangeOwnerInput,
  organizationTotalsSchema,
} from '@valia/domain/organizations/organization-administration-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { readRowCounts } from '../lists/read-row-counts.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import { lockOrganizations } from '../organizations/lock-organizations.ts';
import { makeOwner } from '../organizations/make-owner.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { change, changed, type Changed, type ChangeScope, read, unchanged } from '../verbs/verb.ts';
import { getAdministratedOrganization } from './administrated-organizations.ts';

/** The number of organizations of each kind, and of users in them. */
export const getOrganizationTotals = read({
  right: 'enter-administration',
  ...withoutInput,
  output: organizationTotalsSchema,
  run: async ({ ctx }) => {
    const counts = await readRowCounts(ctx.db);
    return {
      active: counts.of('organizations', 'active').count,
      disabled: counts.of('organizations', 'disabled').count,
      archived: counts.of('organizations', 'archived').count,
      members: counts.of('organization_members', 'all').count,
    };
  },
});

/**
 * One action of an administrator on an organization that is not closed, with its reason. `act` returns the audit log
 * entry; null when the action changes nothing.
 */
const actOnOrganization =
  <Input extends OrganizationActionInput>(
    act: (
      scope: ChangeScope<Input>,
      organization: AdministratedOrganization,
    ) => Promise<AuditEntry | null>,
  ) =>
  async (scope: ChangeScope<Input>): Promise<Changed<AdministratedOrganization>> => {
    const { tx, input } = scope;
    const { organizationId, reason: note } = input;
    await lockOrganizations(tx, [organizationId]);
    const before = await getAdministratedOrganization(tx, organizationId);
    if (before.status === 'archived') throw new AppError('conflict');
    const entry = await act(scope, before);
    const after = await getAdministratedOrganization(tx, organizationId);
    if (entry === null) return unchanged(after);
    const { owner } = before;
    if (owner === null) return changed(after, entry);
    // The note is deleted together with the account of the user it is about; the sealed audit row remains.
    const noteOf = (auditLogId: number) => ({ auditLogId, subjectUserId: owner.userId, note });
    return changed(after, {
      ...entry,
      follow: (_tx, auditLogId) => tx.insert(auditNotes).values(noteOf(auditLogId)),
    });
  };

/** An organization without an owner has nobody to notify. */
const mailOwner = async (
  { ctx, tx }: Pick<ChangeScope<unknown>, 'ctx' | 'tx'>,
  { owner, organizationId }: AdministratedOrganization,
  change: 'owner-replaced' | 'disabled' | 'enabled',
): Promise<void> => {
  if (owner === null) return;
  const { userId } = owner;
  await ctx.mail.enqueue(tx, { kind: 'organization-changed', userId, organizationId, change });
};

const organizationAct = {
  output: administratedOrganizationSchema,
  touches: { object: 'any-organization', of: 'administrator', level: 'write' },
} as const;
const reason = 'Lo pidió por teléfono';

/**
 * Makes another member the owner, when the owner cannot do it; both are notified. A member who has left meanwhile is a
 * `conflict`.
 */
export const changeOrganizationOwner = change({
  right: 'enter-administration',
  input: changeOwnerInput,
  ...organizationAct,
  sample: ({ id, guest }) => ({ organizationId: id, userId: guest.id, reason }),
  run: actOnOrganization<ChangeOwnerInput>(async ({ ctx, tx, input }, organization) => {
    const { organizationId, owner } = organization;
    if (owner?.userId === input.userId) return null;
    const isMember = and(
      eq(organizationMembers.organizationId, organizationId),
      eq(organizationMembers.userId, input.userId),
    );
    if ((await tx.$count(organizationMembers, isMember)) === 0) throw new AppError('conflict');
    const entry = await makeOwner(tx, ctx, { organizationId, userId: input.userId });
    await mailOwner({ ctx, tx }, organization, 'owner-replaced');
    return entry;
  }),
});

/**
 * Disables everything that an organization shares. Its members keep their accounts and their work; its owner is
 * notified of the reason.
 */
export const disableOrganization = change({
  right: 'enter-administration',
  input: organizationActionInput,
  ...organizationAct,
  sample: ({ id }) => ({ organizationId: id, reason }),
  run: actOnOrganization(async ({ ctx, tx, input }, organization) => {
    const { organizationId, status } = organization;
    if (status === 'disabled') return null;
    await tx
      .update(organizations)
      .set({ disabledAt: ctx.now, disabledReason: input.reason })
      .where(eq(organizations.id, organizationId));
    await mailOwner({ ctx, tx }, organization, 'disabled');
    return {
      action: 'organization.disabled',
      subjectType: 'organization',
      subjectId: organizationId,
      before: { status: 'active' },
      after: { status: 'disabled' },
    };
  }),
});

/** Enables a disabled organization again; everything is as before. */
export const enableOrganization = change({
  right: 'enter-administration',
  input: organizationActionInput,
  ...organizationAct,
  sample: ({ id }) => ({ organizationId: id, reason }),
  run: actOnOrganization(async ({ ctx, tx }, organization) => {
    const { organizationId, status } = organization;
    if (status === 'active') return null;
    await tx
      .update(organizations)
      .set({ disabledAt: null, disabledReason: null })
      .where(eq(organizations.id, organizationId));
    await mailOwner({ ctx, tx }, organization, 'enabled');
    return {
      action: 'organization.enabled',
      subjectType: 'organization',
      subjectId: organizationId,
      before: { status: 'disabled' },
      after: { status: 'active' },
    };
  }),
});
