import type { Database } from '@valia/db/client.ts';
import { notificationSettings } from '@valia/db/schema/workspace/notification-settings.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { organizations } from '@valia/db/schema/identity/organizations.ts';
import { userProfiles } from '@valia/db/schema/identity/profiles.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { linkLifetimesMs, type LinkPurpose } from '@valia/domain/accounts/recovery-schemas.ts';
import type { MailContent } from '@valia/domain/mail/mail-content.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { defaultNotificationChoices } from '@valia/domain/notifications/notification-choice.ts';
import type { NotificationKind } from '@valia/domain/notifications/notification-kind.ts';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { unaudited } from '../context/change-audited.ts';
import {
  mailLinkToken,
  type AddressedMail,
  type MailPreparation,
  type WaitingMail,
} from './mail-preparation.ts';

type UserMessage = Extract<MailMessage, { userId: string }>;
type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

const findReader = async ({ db }: MailPreparation, userId: string) => {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      status: users.status,
      language: users.language,
      emailConfirmedAt: users.emailConfirmedAt,
      firstName: userProfiles.firstName,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined || row.status === 'erased') return null;
  // Anybody may sign up with another person's email address. Without this, text of theirs would reach that
  // person under the firm's name.
  return row.emailConfirmedAt === null ? { ...row, firstName: null } : row;
};

/** The audit log row at which a broken chain can be inspected; null for other events. */
const findAuditRow = async (db: Database, eventId: string): Promise<number | null> => {
  const [event] = await db
    .select({ detail: securityLogs.detail })
    .from(securityLogs)
    .where(and(eq(securityLogs.id, eventId), eq(securityLogs.eventType, 'audit_chain_broken')));
  const row = event?.detail['row'];
  return typeof row === 'number' ? row : null;
};

/**
 * Makes this mail's link the user's newest one, which invalidates the older one; null when a newer link was requested.
 */
const makeNewestLink = async (
  preparation: MailPreparation,
  mail: WaitingMail,
  { purpose, userId }: { purpose: LinkPurpose; userId: string },
): Promise<string | null> => {
  const { db, now } = preparation;
  const { token, tokenHash } = mailLinkToken(preparation, mail);
  const { id, requestedAt } = mail;
  const expiresAt = new Date(now.getTime() + linkLifetimesMs[purpose]);
  const fresh = { id, tokenHash, requestedAt, expiresAt, usedAt: null };
  await unaudited(db, 'prepares-a-mail')
    .insert(oneTimeLinks)
    .values({ userId, purpose, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeLinks.userId, oneTimeLinks.purpose],
      set: fresh,
      // A retry of the same mail extends the link, so that it is valid for its full time from the attempt that
      // arrives.
      setWhere: sql`${lt(oneTimeLinks.requestedAt, requestedAt)}
        or (${eq(oneTimeLinks.id, id)} and ${isNull(oneTimeLinks.usedAt)})`,
    });
  const [newest] = await db
    .select({ id: oneTimeLinks.id })
    .from(oneTimeLinks)
    .where(and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.purpose, purpose)));
  return newest?.id === id ? token : null;
};

const linkContent = async (
  preparation: MailPreparation,
  mail: WaitingMail,
  { purpose, reader }: { purpose: LinkPurpose; reader: Reader },
): Promise<MailContent | null> => {
  if (reader.status !== 'active') return null;
  if (purpose === 'verify-email' && reader.emailConfirmedAt !== null) return null;
  const token = await makeNewestLink(preparation, mail, { purpose, userId: reader.id });
  return token === null ? null : { kind: purpose, firstName: reader.firstName, token };
};

/**
 * The decision at the time when the mail is sent; null when the adviser has requested another verification meanwhile.
 */
const decisionContent = async (
  { db }: MailPreparation,
  { id, firstName }: Reader,
): Promise<MailContent | null> => {
  const [row] = await db
    .select({
      status: userVerificationStatus.verificationStatus,
      reason: userVerificationStatus.reason,
    })
    .from(userVerificationStatus)
    .where(eq(userVerificationStatus.userId, id));
  if (row === undefined || row.status === 'pending') return null;
  const isVerified = row.status === 'verified';
  return { kind: 'verification-decided', firstName, isVerified, reason: row.reason };
};

/** The mail's content, with the organization's current name and, for a disabled organization, the reason. */
const organizationContent = async (
  { db }: MailPreparation,
  { firstName }: Reader,
  { organizationId, change }: Extract<MailMessage, { kind: 'organization-changed' }>,
): Promise<MailContent | null> => {
  const [row] = await db
    .select({ name: organizations.name, reason: organizations.disabledReason })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (row === undefined || (change === 'disabled' && row.reason === null)) return null;
  const reason = change === 'disabled' ? row.reason : null;
  return { kind: 'organization-changed', firstName, change, organizationName: row.name, reason };
};

const contentOf = async (
  preparation: MailPreparation,
  mail: WaitingMail,
  { message, reader }: { message: UserMessage; reader: Reader },
): Promise<MailContent | null> => {
  const { firstName } = reader;
  switch (message.kind) {
    case 'verify-email':
    case 'recover-password':
      return linkContent(preparation, mail, { purpose: message.kind, reader });
    case 'account-exists':
    case 'many-failed-sign-ins':
      return { kind: message.kind, firstName };
    case 'password-changed':
    case 'new-device':
      return { kind: message.kind, firstName, at: mail.requestedAt.toISOString() };
    case 'lead-assigned':
      return { kind: message.kind, firstName, leadId: message.leadId };
    case 'request-news':
      return {
        kind: message.kind,
        firstName,
        requestId: message.requestId,
        news: message.news,
      };
    case 'notification': {
      const { notification, subjectId } = message;
      return { kind: message.kind, firstName, notification, subjectId };
    }
    case 'daily-summary':
      return { kind: message.kind, firstName, told: message.told, events: message.events };
    case 'security-alert':
      return {
        kind: message.kind,
        firstName,
        event: message.event,
        eventId: message.eventId,
        auditRow: await findAuditRow(preparation.db, message.eventId),
      };
    case 'second-factor-changed':
      return { kind: message.kind, firstName, change: message.change };
    case 'account-changed':
      return { kind: message.kind, firstName, change: message.change };
    case 'organization-changed':
      return organizationContent(preparation, reader, message);
    case 'verification-decided':
      return decisionContent(preparation, reader);
  }
};

/** For a mail that a verb sends directly: the notification setting by which the user may have switched it off. */
const notificationOf = (message: UserMessage): NotificationKind | null => {
  switch (message.kind) {
    case 'lead-assigned':
    case 'verification-decided':
      return message.kind;
    case 'request-news':
      return message.news === 'message' ? 'message-received' : `request-${message.news}`;
    default:
      return null;
  }
};

const wantsMail = async (
  db: Database,
  userId: string,
  kind: NotificationKind,
): Promise<boolean> => {
  const [chosen] = await db
    .select({ mail: notificationSettings.mail })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings.kind, kind)));
  return (chosen ?? defaultNotificationChoices[kind]).mail;
};

/** The mails to one user about their account. */
export const prepareUserMail = async (
  preparation: MailPreparation,
  mail: WaitingMail,
  message: UserMessage,
): Promise<AddressedMail | null> => {
  const reader = await findReader(preparation, message.userId);
  if (reader === null) return null;
  const notification = notificationOf(message);
  if (notification !== null && !(await wantsMail(preparation.db, reader.id, notification)))
    return null;
  const content = await contentOf(preparation, mail, { message, reader });
  return content === null ? null : { to: reader.email, language: reader.language, content };
};
