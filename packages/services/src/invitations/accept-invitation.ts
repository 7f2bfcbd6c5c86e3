import { findAccount } from '@valia/auth/find-account.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import {
  acceptInvitationInput,
  acceptInvitationOutput,
} from '@valia/domain/organizations/invitation-schemas.ts';
import { confirmEmail } from '../credentials/confirm-email.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { Transaction } from '../context/change-audited.ts';
import type { AuditEntry } from '../audit/record-audit.ts';
import { findMembership } from '../organizations/find-membership.ts';
import { joinOrganization } from '../organizations/join-organization.ts';
import { leaveOrganization } from '../organizations/leave-organization.ts';
import { lockOrganizations } from '../organizations/lock-organizations.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { toSession } from '../sessions/get-session.ts';
import { act, writeChange } from '../verbs/verb.ts';
import { getInvitationOfLink, redeemInvitation } from './get-invitation-of-link.ts';
import { redeemFirmInvitation } from './redeem-firm-invitation.ts';

const move = async (
  tx: Transaction,
  ctx: ServiceContext,
  { userId, id, targetId }: { userId: string; id: string; targetId: string },
): Promise<readonly AuditEntry[]> => {
  const before = await findMembership(tx, userId);
  const left = before === null ? [] : [before.organizationId];
  const open = await lockOrganizations(tx, [targetId, ...left]);
  if (!open.has(targetId)) throw new AppError('link-not-valid');
  await redeemInvitation(tx, ctx, { id, userId });
  const own = await findMembership(tx, userId);
  if (own?.organizationId !== before?.organizationId) throw new AppError('conflict');
  if (own?.organizationId === targetId) throw new AppError('invitation-to-member');
  const closed = own === null ? [] : await leaveOrganization(tx, ctx, own);
  const joining = { organizationId: targetId, userId, invitationId: id };
  return [...closed, await joinOrganization(tx, ctx, joining)];
};

/**
 * Moves the signed-in user into the organization that invited their email address. The link was sent to that address,
 * so using it also confirms the address.
 */
export const acceptInvitation = act({
  right: 'accept-invitation',
  input: acceptInvitationInput,
  output: acceptInvitationOutput,
  touches: { object: 'invitation-link', of: 'holder', level: 'own' },
  sample: ({ id }) => ({ token: id }),
  run: async ({ ctx, actor, input: { token } }) => {
    const { userId } = actor;
    const { id, email, organizationId } = await getInvitationOfLink(ctx, token);
    if (email !== actor.email) throw new AppError('invitation-for-another');
    return writeChange(ctx, async (tx) => {
      const held = await lockAccount(tx, userId);
      if (held?.status !== 'active') throw new AppError('unauthenticated');
      // A user who already has an account keeps their current role.
      const accepted =
        organizationId === null
          ? [await redeemFirmInvitation(tx, ctx, { userId, id })]
          : await move(tx, ctx, { userId, id, targetId: organizationId });
      const confirmed = await confirmEmail(tx, ctx, { userId, sessionId: actor.sessionId });
      const moved = await findAccount(tx, { userId });
      if (moved === null) throw new AppError('internal');
      const session = toSession({ ...actor, ...moved.account });
      return { value: { session }, entries: [...accepted, ...confirmed] };
    });
  },
});
