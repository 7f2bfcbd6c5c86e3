import type { UserLanguage } from '../accounts/user-languages.ts';
import type { IssueSeverity } from '../issue-reports/issue-report-list.ts';
import type {
  AccountNotice,
  MailMessage,
  OrganizationNotice,
  RequestNotice,
} from './mail-message.ts';

type MessageOf<Kind extends MailMessage['kind']> = Extract<MailMessage, { kind: Kind }>;

interface Personal {
  /** Null when the user entered none, or has not yet proved that the email address is theirs. */
  firstName: string | null;
}

/** The contents of one message. A `token` is the secret of its link and is stored nowhere else. */
export type MailContent =
  | (Personal & { kind: 'verify-email'; token: string })
  | (Personal & { kind: 'recover-password'; token: string })
  | (Personal & { kind: 'account-exists' })
  | (Personal & { kind: 'password-changed'; at: string })
  | (Personal & { kind: 'new-device'; at: string })
  | (Personal & { kind: 'many-failed-sign-ins' })
  | (Personal & { kind: 'second-factor-changed'; change: 'enabled' | 'disabled' | 'reset' })
  | (Personal & { kind: 'verification-decided'; isVerified: boolean; reason: string | null })
  | (Personal & { kind: 'account-changed'; change: AccountNotice })
  | (Personal & { kind: 'lead-assigned'; leadId: string })
  | (Personal & { kind: 'request-news'; requestId: string; news: RequestNotice })
  | (Personal & Pick<MessageOf<'notification'>, 'kind' | 'notification' | 'subjectId'>)
  | (Personal & Pick<MessageOf<'daily-summary'>, 'kind' | 'told' | 'events'>)
  | (Personal &
      Pick<MessageOf<'security-alert'>, 'kind' | 'event' | 'eventId'> & {
        /** For a broken audit chain: the row of the log to inspect. */
        auditRow: number | null;
      })
  | {
      kind: 'issue-reported';
      issueReportId: string;
      title: string;
      severity: IssueSeverity;
      reporterName: string;
    }
  | (Personal & {
      kind: 'organization-changed';
      change: OrganizationNotice;
      organizationName: string;
      /** The reason, for an organization that was disabled. */
      reason: string | null;
    })
  /** Sent to the account's current address or to its new one: each is confirmed by its own link. */
  | (Personal & { kind: 'email-change'; to: 'former' | 'next'; token: string; nextEmail: string })
  | (Personal & { kind: 'email-changed'; at: string })
  | {
      kind: 'invitation';
      token: string;
      inviterName: string;
      /** Null when the firm invites the user into the platform without an organization. */
      organizationName: string | null;
    };

/** A message ready to be composed in its reader's language. */
export interface PreparedMail {
  to: string;
  language: UserLanguage;
  content: MailContent;
  /** The firm that runs the platform, for the signature; empty values are omitted. */
  firm: { name: string; address: string; mailbox: string };
}
