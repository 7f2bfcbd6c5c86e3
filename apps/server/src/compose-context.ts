import { randomUUID } from 'node:crypto';
import type { ApiContext, SessionCookie } from '@valia/api/procedures/api-context.ts';
import { deviceCookieRules } from '@valia/auth/device-cookie.ts';
import type { DeviceCookieRules } from '@valia/auth/device-cookie.ts';
import { sessionCookieRules } from '@valia/auth/session-cookie.ts';
import type { SessionCookieRules } from '@valia/auth/session-cookie.ts';
import type { PasswordHasher } from '@valia/auth/password-hasher.ts';
import type { SecretBox } from '@valia/auth/secret-box.ts';
import type { Database } from '@valia/db/client.ts';
import type { LogoReader } from '@valia/domain/reports/logo-reader.ts';
import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';
import type { SheetRenderer } from '@valia/domain/reports/sheet-renderer.ts';
import type { TemplatePrinter } from '@valia/domain/templates/template-printer.ts';
import type { FileStore } from '@valia/services/context/file-store.ts';
import type { RateLimiter } from '@valia/services/context/rate-limiter.ts';
import { createRateLimits } from '@valia/services/limits/create-rate-limits.ts';
import type { MailQueue } from '@valia/services/context/mail-queue.ts';
import type { DeviceCookie } from '@valia/services/context/service-context.ts';
import { resolveActor } from '@valia/services/sessions/resolve-actor.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTransactionDeadline } from './start/transaction-deadline.ts';

/** The parts that live as long as the process and that every call may use. */
export interface ContextParts {
  db: Database;
  passwords: PasswordHasher;
  secrets: SecretBox;
  files: FileStore;
  reports: ReportRenderer;
  sheets: SheetRenderer;
  templates: TemplatePrinter;
  logos: LogoReader;
  mail: MailQueue;
  publicOrigin: string;
  isLocal: boolean;
  /** The limits of `limitRules`, unless a test sets others. */
  limits?: RateLimiter;
  /** The time of each call; the system's clock unless a test sets one. */
  clock?: () => Date;
}

/** `ended` is aborted when the request was answered without waiting for its work. */
export type ComposeContext = (
  request: FastifyRequest,
  reply: FastifyReply,
  ended: AbortSignal,
) => Promise<ApiContext>;

/** Gives each request its own clock reading, user and cookie. */
export function contextComposer({
  db,
  isLocal,
  clock = () => new Date(),
  limits = createRateLimits(db),
  ...others
}: ContextParts): ComposeContext {
  const rules = sessionCookieRules({ localMode: isLocal });
  const deviceRules = deviceCookieRules({ localMode: isLocal });
  return async (request, reply, ended) => {
    const now = clock();
    const token = request.cookies[rules.name] ?? null;
    return {
      ...others,
      // Reads use the database handle directly, because their statements are prepared under it.
      db: request.method === 'GET' ? db : setTransactionDeadline(db, ended),
      actor: await resolveActor({ db, now, token, isUnattended: isPoll(request) }),
      now,
      newId: randomUUID,
      requestId: request.id,
      limits,
      device: deviceCookieOf(request, reply, deviceRules),
      client: { address: request.ip, userAgent: request.headers['user-agent'] ?? null },
      sessionCookie: sessionCookieOf(reply, rules),
      log: request.log,
    };
  };
}

/**
 * The app's frame polls for alerts as long as its tab is visible. If these calls counted as activity, an unattended
 * desk would never be signed out.
 */
function isPoll({ url }: FastifyRequest): boolean {
  return url.split('?', 1)[0] === '/trpc/alerts.poll';
}

function sessionCookieOf(reply: FastifyReply, rules: SessionCookieRules): SessionCookie {
  return {
    set: (token, expiresAt) => {
      void reply.setCookie(rules.name, token, { ...rules.attributes, expires: expiresAt });
    },
    clear: () => {
      // Clears neither storage nor cookies: the language and the known device outlive a session.
      void reply.header('clear-site-data', '"cache"');
      void reply.clearCookie(rules.name, rules.attributes);
    },
  };
}

function deviceCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, maxAgeSeconds, attributes }: DeviceCookieRules,
): DeviceCookie {
  return {
    token: request.cookies[name] ?? null,
    keep: (token) => {
      void reply.setCookie(name, token, { ...attributes, maxAge: maxAgeSeconds });
    },
  };
}
