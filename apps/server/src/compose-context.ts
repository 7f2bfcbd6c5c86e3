import { randomUUID } from 'node:crypto';
import type { ApiContext, SessionCookie } from '@valia/api/api-context.ts';
import { sessionCookieRules } from '@valia/auth/session-cookie.ts';
import type { SessionCookieRules } from '@valia/auth/session-cookie.ts';
import type { PasswordHasher } from '@valia/auth/password-hasher.ts';
import type { Database } from '@valia/db/client.ts';
import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';
import type { FileStore } from '@valia/services/files/file-store.ts';
import { resolveActor } from '@valia/services/sessions/resolve-actor.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseLateTransactions } from './refuse-late-transactions.ts';

/** What lives as long as the process and every call may use. */
export interface ContextParts {
  db: Database;
  passwords: PasswordHasher;
  files: FileStore;
  reports: ReportRenderer;
  publicOrigin: string;
  isLocal: boolean;
}

/** `ended` is aborted when the request was answered without waiting for its work. */
export type ComposeContext = (
  request: FastifyRequest,
  reply: FastifyReply,
  ended: AbortSignal,
) => Promise<ApiContext>;

/** Gives each request its own clock reading, person and cookie. */
export function contextComposer({ isLocal, ...parts }: ContextParts): ComposeContext {
  const rules = sessionCookieRules({ localMode: isLocal });
  return async (request, reply, ended) => {
    const now = new Date();
    const token = request.cookies[rules.name] ?? null;
    return {
      ...parts,
      // Reads keep the handle itself, under which their statements are prepared.
      db: request.method === 'GET' ? parts.db : refuseLateTransactions(parts.db, ended),
      actor: await resolveActor({ db: parts.db, now, token }),
      now,
      newId: randomUUID,
      requestId: request.id,
      client: { address: request.ip },
      sessionCookie: sessionCookieOf(reply, rules),
      log: request.log,
    };
  };
}

function sessionCookieOf(reply: FastifyReply, rules: SessionCookieRules): SessionCookie {
  return {
    set: (token, expiresAt) => {
      void reply.setCookie(rules.name, token, { ...rules.attributes, expires: expiresAt });
    },
    clear: () => {
      void reply.clearCookie(rules.name, rules.attributes);
    },
  };
}
