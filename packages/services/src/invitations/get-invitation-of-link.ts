import { hashLinkToken } from '@valia/auth/link-token.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import type { InvitedRole } from '@valia/domain/accounts/user-administration-schemas.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../context/change-audited.ts';
import { callerRange } from '../limits/caller-range.ts';
import type { ServiceContext } from '../context/service-context.ts';

export interface FoundInvitation {
  id: string;
  /** The invited email address, in lower case. */
  email: string;
  /** Null for an invitation by the firm, which assigns a role instead. */
  organizationId: string | null;
  organizationName: string | null;
  role: InvitedRole | null;
  invitedBy: string;
  expiresAt: Date;
}

/** The open invitation of a link's token. Throws `link-not-valid` or `invitation-used` when there is none. */
export const getInvitationOfLink = async (
  ctx: ServiceContext,
  token: string,
): Promise<FoundInvitation> => {
  await ctx.limits.take([{ limit: 'link-per-range', subject: callerRange(ctx) }], ctx.now);
  const [found] = await ctx.db
    .select({
      id: invitations.id,
      email: invitations.email,
      organizationId: invitations.organizationId,
      organizationName: organizations.name,
      archivedAt: organizations.archivedAt,
      disabledAt: organizations.disabledAt,
      role: invitations.role,
      invitedBy: invitations.invitedBy,
      expiresAt: invitations.expiresAt,
      acceptedAt: invitations.acceptedAt,
    })
    .from(invitations)
    .leftJoin(organizations, eq(organizations.id, invitations.organizationId))
    .where(eq(invitations.tokenHash, hashLinkToken(token)));
  if (found === undefined) throw new AppError('link-not-valid');
  const { acceptedAt, archivedAt, disabledAt, ...invitation } = found;
  if (archivedAt !== null || disabledAt !== null) throw new AppError('link-not-valid');
  if (acceptedAt !== null) throw new AppError('invitation-used');
  if (invitation.expiresAt <= ctx.now) throw new AppError('link-not-valid');
  return invitation;
};

/**
 * Marks an invitation as used, found by `getInvitationOfLink` in the same call. Of several concurrent calls one
 * succeeds; the others get `invitation-used`.
 */
export const redeemInvitation = async (
  tx: Transaction,
  { now }: Pick<ServiceContext, 'now'>,
  { id, userId }: { id: string; userId: string },
): Promise<void> => {
  const taken = await tx
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: userId })
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt)))
    .returning({ id: invitations.id });
  if (taken.length === 0) throw new AppError('invitation-used');
};
