import type { UserLanguage } from '../accounts/user-languages.ts';
import type { IssueSeverity } from '../issue-reports/issue-report-schemas.ts';
import type {
  AccountNotice,
  MailMessage,
  OrganizationNotice,
  RequestNews,
} from './mail-message.ts';

type MessageOf<Kind extends MailMessage['kind']> = Extract<MailMessage, { kind: Kind }>;

interface Personal {
  /** Null when the person gave none, or has not shown yet that the address is theirs. */
  firstName: string | null;
}

/** What one message says. A `token` is the secret of its link and is written nowhere else. */
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
  | (Personal & { kind: 'request-news'; requestId: string; news: RequestNews })
  | (Personal & Pick<MessageOf<'notification'>, 'kind' | 'notification' | 'subjectId'>)
  | (Personal & Pick<MessageOf<'daily-summary'>, 'kind' | 'told' | 'events'>)
  | (Personal &
      Pick<MessageOf<'security-alert'>, 'kind' | 'event' | 'eventId'> & {
        /** Of a broken audit chain: the row of the log to look at. */
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
      /** Of an organization that was switched off. */
      reason: string | null;
    })
  /** To the address that the account has or to the one it is to have: each confirms by its own link. */
  | (Personal & { kind: 'email-change'; to: 'former' | 'next'; token: string; nextEmail: string })
  | (Personal & { kind: 'email-changed'; at: string })
  | {
      kind: 'invitation';
      token: string;
      inviterName: string;
      /** Null when the firm invites into the platform, into no organization. */
      organizationName: string | null;
    };

/** A message ready to be written in its reader's language. */
export interface PreparedMail {
  to: string;
  language: UserLanguage;
  content: MailContent;
  /** The firm that runs the platform, for the signature; empty texts are left out. */
  firm: { name: string; address: string; mailbox: string };
}
