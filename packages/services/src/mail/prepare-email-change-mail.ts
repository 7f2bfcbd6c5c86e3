import { emailChanges } from '@valia/db/schema/identity/email-changes.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { and, eq, gt } from 'drizzle-orm';
import { unaudited } from '../context/change-audited.ts';
import {
  mailLinkToken,
  type AddressedMail,
  type MailPreparation,
  type WaitingMail,
} from './mail-preparation.ts';

type EmailChangeMessage = Extract<MailMessage, { kind: 'email-change' | 'email-changed' }>;

const findChange = async ({ db, now }: MailPreparation, changeId: string) => {
  const [row] = await db
    .select({
      formerEmail: emailChanges.formerEmail,
      nextEmail: emailChanges.nextEmail,
      doneAt: emailChanges.doneAt,
      status: users.status,
      language: users.language,
      firstName: userProfiles.firstName,
    })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .leftJoin(userProfiles, eq(userProfiles.userId, emailChanges.userId))
    .where(and(eq(emailChanges.id, changeId), gt(emailChanges.expiresAt, now)));
  return row?.status === 'active' ? row : null;
};

/**
 * The two mails of a change of email address with their links, and the notice of a completed change. No mail goes to an
 * address that already has an account, and no text written by the user goes to an address that is not confirmed as
 * theirs.
 */
export const prepareEmailChangeMail = async (
  preparation: MailPreparation,
  mail: WaitingMail,
  message: EmailChangeMessage,
): Promise<AddressedMail | null> => {
  const { db } = preparation;
  const found = await findChange(preparation, message.changeId);
  if (found === null) return null;
  const { formerEmail, nextEmail, language, firstName, doneAt } = found;
  if (message.kind === 'email-changed')
    return doneAt === null
      ? null
      : {
          to: formerEmail,
          language,
          content: { kind: 'email-changed', firstName, at: doneAt.toISOString() },
        };
  if (doneAt !== null) return null;
  const { to } = message;
  if (to === 'next' && (await db.$count(users, eq(users.email, nextEmail))) > 0) return null;
  const { token, tokenHash } = mailLinkToken(preparation, mail);
  await unaudited(db, 'prepares-a-mail')
    .update(emailChanges)
    .set(to === 'next' ? { nextTokenHash: tokenHash } : { formerTokenHash: tokenHash })
    .where(eq(emailChanges.id, message.changeId));
  return {
    to: to === 'next' ? nextEmail : formerEmail,
    language,
    content: {
      kind: 'email-change',
      firstName: to === 'next' ? null : firstName,
      to,
      token,
      nextEmail,
    },
  };
};
