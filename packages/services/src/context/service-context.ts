import type { PasswordHasher } from '@valia/auth/password-hasher.ts';
import type { SecretBox } from '@valia/auth/secret-box.ts';
import type { Database } from '@valia/db/client.ts';
import type { Role } from '@valia/domain/accounts/account-schemas.ts';
import type { LogoReader } from '@valia/domain/reports/logo-reader.ts';
import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';
import type { SheetRenderer } from '@valia/domain/reports/sheet-renderer.ts';
import type { TemplatePrinter } from '@valia/domain/templates/template-printer.ts';
import type { FileStore } from './file-store.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { MailQueue } from './mail-queue.ts';

/** Who calls: a live session's person, with the rights they have at this call. */
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
  /** When the session ends unless it is used before. */
  sessionEndsAt: Date;
}

export interface CallClient {
  /** The nearest address that is not a trusted proxy's; null for work that nobody called for. */
  address: string | null;
  userAgent: string | null;
}

/** The browser's own cookie, which outlives sessions and says nothing but that this browser signed in before. */
export interface DeviceCookie {
  token: string | null;
  keep(token: string): void;
}

/** Where faults are written down: a structured logger's own methods. */
export interface RequestLog {
  error(fields: Record<string, unknown>, message: string): void;
  /** Of what was done all the same. */
  warn(fields: Record<string, unknown>, message: string): void;
}

/**
 * Everything outside that a service verb may use. A verb that writes runs its steps in one
 * `changeAudited(ctx, async (tx) => …)`, where a change without its audit row is rolled back.
 */
export interface ServiceContext {
  db: Database;
  actor: Actor | null;
  now: Date;
  /** A random UUID. */
  newId: () => string;
  requestId: string;
  passwords: PasswordHasher;
  /** Encrypts what is kept readable for the server alone. */
  secrets: SecretBox;
  /** What the call says of where it comes from. */
  client: CallClient;
  /** Where people reach the product: `https://valia.example`. */
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
