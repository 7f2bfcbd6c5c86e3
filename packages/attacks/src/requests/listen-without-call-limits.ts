import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import { createCheapPasswordHasher } from '@valia/auth/testing/create-cheap-password-hasher.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import type { HttpAnswer } from '@valia/server/testing/http-person.ts';
import {
  startListeningServer,
  noRateLimits,
  slowAnswerTimeoutMs,
} from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

const linkLifetimeMs = 300_000;
const firstFailure = 500;
const tooMany = 429;

/**
 * A server that refuses none of so many callers because of their number: rate limits, and a hasher without a queue,
 * would reject most of them before they race.
 */
export const listenWithoutCallLimits = (callers: number): Promise<ListeningServer> =>
  startListeningServer(
    { answerWithinMs: slowAnswerTimeoutMs },
    {
      context: {
        limits: noRateLimits,
        passwords: createCheapPasswordHasher({ running: 2, waiting: callers }),
      },
    },
  );

/** The call was refused because of the rate limit, or failed: it did not take part in the race. */
export const isUnanswered = ({ status }: HttpAnswer): boolean =>
  status === tooMany || status >= firstFailure;

/** The token of a link in an email to the user. */
export const linkTokenFromMail = async (
  { db }: Pick<ListeningServer, 'db'>,
  userId: string,
  purpose: 'verify-email' | 'recover-password',
): Promise<string> => {
  const token = createSessionToken();
  const requestedAt = new Date();
  await db.insert(oneTimeLinks).values({
    id: randomUUID(),
    userId,
    purpose,
    tokenHash: hashLinkToken(token),
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + linkLifetimeMs),
  });
  return token;
};
