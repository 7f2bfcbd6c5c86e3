import { termsVersion } from '@valia/domain/accounts/terms-version.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { RegisterInvitedInput } from '@valia/domain/organizations/invitation-schemas.ts';
import { createAccount } from '../accounts/create-account.ts';
import { withFailureCode } from '../accounts/with-failure-code.ts';
import { limitSignUps } from '../accounts/limit-sign-ups.ts';
import { changeAudited, type Transaction } from '../context/change-audited.ts';
import { type AuditEntry, recordAudits } from '../audit/record-audit.ts';
import { joinOrganization } from '../organizations/join-organization.ts';
import { lockOrganizations } from '../organizations/lock-organizations.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { type OpenedSession, openFirstSession } from '../sessions/open-session.ts';
import { recordMilestone } from '../tracking/record-milestone.ts';
import {
  type FoundInvitation,
  getInvitationOfLink,
  redeemInvitation,
} from './get-invitation-of-link.ts';
import { redeemFirmInvitation } from './redeem-firm-invitation.ts';

interface Registration {
  invitation: FoundInvitation;
  input: RegisterInvitedInput;
  passwordHash: string;
}

const accept = async (
  tx: Transaction,
  ctx: ServiceContext,
  { invitation: { id, organizationId }, userId }: { invitation: FoundInvitation; userId: string },
): Promise<AuditEntry> => {
  if (organizationId === null) return redeemFirmInvitation(tx, ctx, { id, userId });
  await redeemInvitation(tx, ctx, { id, userId });
  return joinOrganization(tx, ctx, { organizationId, userId, invitationId: id });
};

const register = async (
  tx: Transaction,
  ctx: ServiceContext,
  { invitation, input, passwordHash }: Registration,
): Promise<OpenedSession> => {
  const { email, organizationId } = invitation;
  const { firstName, lastName, phone, language } = input;
  const userId = ctx.newId();
  if (organizationId !== null) {
    const open = await lockOrganizations(tx, [organizationId]);
    if (!open.has(organizationId)) throw new AppError('link-not-valid');
  }
  const role = await createAccount(tx, ctx, {
    userId,
    email,
    // Confirmed, because the link was sent to this address.
    emailConfirmedAt: ctx.now,
    passwordHash,
    profile: {
      firstName,
      lastName,
      company: null,
      phone,
      city: null,
      advisoryType: null,
      taxId: null,
    },
    language,
    visitId: undefined,
    role: invitation.role ?? 'advisor',
  });
  const accepted = await accept(tx, ctx, { invitation, userId });
  await recordMilestone(tx, ctx, { userId, name: 'email-verified' });
  const created = {
    action: 'user.created',
    subjectType: 'user',
    subjectId: userId,
    actorUserId: userId,
    after: { role, organizationId, termsVersion },
  };
  await recordAudits(tx, ctx, [accepted, created]);
  return openFirstSession(tx, ctx, userId);
};

/**
 * Signs up a new user into the organization that invited them: no organization is created for them, and their email
 * address counts as confirmed. An address that has an account is refused as in any sign-up; its user signs in and
 * accepts the invitation.
 */
export const registerInvited = async ({
  ctx,
  input,
}: {
  ctx: ServiceContext;
  input: RegisterInvitedInput;
}): Promise<OpenedSession> => {
  const invitation = await getInvitationOfLink(ctx, input.token);
  return limitSignUps(ctx, invitation.email, () =>
    withFailureCode('user-not-created', async () => {
      const passwordHash = await ctx.passwords.hash(input.password);
      return changeAudited(ctx, (tx) => register(tx, ctx, { invitation, input, passwordHash }));
    }),
  );
};
