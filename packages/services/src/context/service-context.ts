import type { PasswordHasher } from '@valia/auth/password-hasher.ts';
import type { SecretBox } from '@valia/auth/secret-box.ts';
import type { Database } from '@valia/db/client.ts';
import type { Role } from '@valia/domain/accounts/user-roles.ts';
import type { LogoReader } from '@valia/domain/reports/logo-reader.ts';
import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';
import type { SheetRenderer } from '@valia/domain/reports/sheet-renderer.ts';
import type { TemplatePrinter } from '@valia/domain/templates/template-printer.ts';
import type { FileStore } from './file-store.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { MailQueue } from './mail-queue.ts';

/** The caller: the user of an active session, with their rights at the time of this call. */
export interface Actor {
  userId: string;
  email: string;
  emailConfirmed: boolean;
  role: Role;
  globalAdmin: boolean;
  secondFactor: boolean;
  firstName: string | null;
  lastName: string | null;
  organizationName: string | null;
  sessionId: string;
  /** When the session ends if it is not used before. */
  sessionEndsAt: Date;
}

export interface CallClient {
  /** The nearest IP address that is not a trusted proxy; null for work that no request started. */
  address: string | null;
  userAgent: string | null;
}

/** The cookie of the browser. It outlives sessions, and only shows that this browser has signed in before. */
export interface DeviceCookie {
  token: string | null;
  keep(token: string): void;
}

/** The log for errors: the methods of a structured logger. */
export interface RequestLog {
  error(fields: Record<string, unknown>, message: string): void;
  /** For problems that did not prevent the work from being done. */
  warn(fields: Record<string, unknown>, message: string): void;
}

/**
 * All external services that a verb may use. A verb that writes runs its statements in one `changeAudited(ctx, async
 * (tx) => …)`; a change without an audit row is rolled back.
 */
export interface ServiceContext {
  db: Database;
  actor: Actor | null;
  now: Date;
  /** Returns a random UUID. */
  newId: () => string;
  requestId: string;
  passwords: PasswordHasher;
  /** Encrypts data that only the server may read. */
  secrets: SecretBox;
  /** The origin of the call: its IP address and user agent. */
  client: CallClient;
  /** The public origin of the product: `https://valia.example`. */
  publicOrigin: string;
  files: FileStore;
  reports: ReportRenderer;
  sheets: SheetRenderer;
  templates: TemplatePrinter;
  logos: LogoReader;
  mail: MailQueue;
  limits: RateLimiter;
  device: DeviceCookie;
  log: RequestLog;
}
