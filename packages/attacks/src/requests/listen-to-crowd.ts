import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createSessionToken } from '@valia/auth/session-token.ts';
import { createCheapPasswordHasher } from '@valia/auth/testing/create-cheap-password-hasher.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import type { HttpAnswer } from '@valia/server/testing/http-person.ts';
import { listen, noLimits, patientAnswerMs } from '@valia/server/testing/listening-server.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

const linkLifetimeMs = 300_000;
const firstFailure = 500;
const tooMany = 429;

/**
 * A server that refuses none of so many callers for their number: limits, and a hasher that lets nobody wait, would
 * turn most of them away before they race.
 */
export const listenToCrowd = (callers: number): Promise<ListeningServer> =>
  listen(
    { answerWithinMs: patientAnswerMs },
    {
      context: {
        limits: noLimits,
        passwords: createCheapPasswordHasher({ running: 2, waiting: callers }),
      },
    },
  );

/** Refused for its number, or failed: who did not take part. */
export const isNoAnswer = ({ status }: HttpAnswer): boolean =>
  status === tooMany || status >= firstFailure;

/** The token of a link that is in a person's mail. */
export const givenLink = async (
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
