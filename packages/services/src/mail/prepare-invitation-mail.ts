import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { fullName } from '@valia/domain/text/full-name.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { unaudited } from '../context/change-audited.ts';
import {
  mailLinkToken,
  type AddressedMail,
  type MailPreparation,
  type WaitingMail,
} from './mail-preparation.ts';

type InvitationMessage = Extract<MailMessage, { kind: 'invitation' }>;

const findOpen = async ({ db, now }: MailPreparation, id: string) => {
  const [row] = await db
    .select({
      email: invitations.email,
      organizationName: organizations.name,
      inviterLanguage: users.language,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(invitations)
    .leftJoin(organizations, eq(organizations.id, invitations.organizationId))
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .leftJoin(userProfiles, eq(userProfiles.userId, invitations.invitedBy))
    .where(
      and(
        eq(invitations.id, id),
        isNull(invitations.acceptedAt),
        isNull(organizations.archivedAt),
        isNull(organizations.disabledAt),
        gt(invitations.expiresAt, now),
      ),
    );
  return row ?? null;
};

/** An invitation in the recipient's language, or in the inviter's when the recipient has no account. */
export const prepareInvitationMail = async (
  preparation: MailPreparation,
  mail: WaitingMail,
  { invitationId }: InvitationMessage,
): Promise<AddressedMail | null> => {
  const { db } = preparation;
  const found = await findOpen(preparation, invitationId);
  if (found === null) return null;
  const { token, tokenHash } = mailLinkToken(preparation, mail);
  await unaudited(db, 'prepares-a-mail')
    .update(invitations)
    .set({ tokenHash })
    .where(eq(invitations.id, invitationId));
  const { email, organizationName, inviterLanguage } = found;
  const [reader] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.email, email));
  return {
    to: email,
    language: reader?.language ?? inviterLanguage,
    content: { kind: 'invitation', token, inviterName: fullName(found), organizationName },
  };
};
