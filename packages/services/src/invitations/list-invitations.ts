import type { Database } from '@valia/db/client.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import {
  type InvitationList,
  invitationListSchema,
} from '@valia/domain/organizations/invitation-schemas.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { getOwnedOrganizationId } from '../organizations/get-owned-organization-id.ts';
import { withoutInput } from '../verbs/no-input.ts';
import { read } from '../verbs/verb.ts';

const mostShown = 100;

/** The invitations of an organization that wait for an answer, the newest first. */
export const openInvitations = async (
  db: Database,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<InvitationList> => {
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(
      and(
        eq(invitations.organizationId, organizationId),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, now),
      ),
    )
    .orderBy(desc(invitations.createdAt), invitations.id)
    .limit(mostShown);
  return {
    invitations: rows.map(({ id, email, createdAt, expiresAt }) => ({
      id,
      email,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
};

/** Of my own organization, for its owner. */
export const listInvitations = read({
  right: 'invite-into-own-organization',
  ...withoutInput,
  touches: { object: 'organization', of: 'owner', level: 'own' },
  output: invitationListSchema,
  run: async ({ ctx, actor: { userId } }) => {
    const organizationId = await getOwnedOrganizationId(ctx.db, userId);
    return openInvitations(ctx.db, { organizationId, now: ctx.now });
  },
});
