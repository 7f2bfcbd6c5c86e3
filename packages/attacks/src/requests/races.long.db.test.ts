import { randomUUID } from 'node:crypto';
import { hashLinkToken } from '@valia/auth/link-token.ts';
import { createRecoveryCodes, hashRecoveryCode } from '@valia/auth/recovery-codes.ts';
import { createSessionToken, hashSessionToken } from '@valia/auth/session-token.ts';
import { createTimeCodeSeed, timeCodeAt } from '@valia/auth/time-code.ts';
import { accountEvents } from '@valia/db/schema/identity/account-events.ts';
import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { invitations } from '@valia/db/schema/identity/invitations.ts';
import { userRoles } from '@valia/db/schema/identity/roles.ts';
import {
  loginChallenges,
  mfaRecoveryCodes,
  userMfaFactors,
} from '@valia/db/schema/identity/user-mfa-factors.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { users } from '@valia/db/schema/identity/users.ts';
import { valuations } from '@valia/db/schema/valuations/valuations.ts';
import { valuationSnapshots } from '@valia/db/schema/valuations/valuation-snapshots.ts';
import { adviserPassword } from '@valia/db/testing/create-adviser.ts';
import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import { demoSectorMultiple } from '@valia/services/demo/demo-document.ts';
import { listSectorMultiples } from '@valia/services/comparables/list-sector-multiples.ts';
import { createServiceContext } from '@valia/services/testing/create-service-context.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAdviser } from '@valia/server/testing/call-product.ts';
import { HttpPerson, signedInPerson } from '@valia/server/testing/http-person.ts';
import type { HttpAnswer, SignedInPerson } from '@valia/server/testing/http-person.ts';
import {
  linkTokenFromMail,
  isUnanswered,
  listenWithoutCallLimits,
} from './listen-without-call-limits.ts';
import type { ListeningServer } from '@valia/server/testing/listening-server.ts';

const isFull = process.env.VALIA_FULL === '1';
const rounds = isFull ? 20 : 1;
const callers = 50;

let server: ListeningServer;
beforeAll(async () => {
  server = await listenWithoutCallLimits(callers);
});
afterAll(() => server.close());

interface Race {
  /** The call that is made fifty times at once; `number` differs for each. */
  call: (number: number) => Promise<HttpAnswer>;
  /** The number of times that the call took effect, according to the database. */
  effects: () => Promise<number>;
  /** Whether the answer tells a caller that their call took effect; by default, whether the call succeeded. */
  won?: (answer: HttpAnswer) => boolean;
  /** The number of callers with such an answer; one, unless the result is the same for everybody. */
  winners?: number;
}

const anybody = () => new HttpPerson(server.origin);
const times = () => ({ createdAt: new Date(), expiresAt: new Date(Date.now() + 300_000) });

const historyCount = (userId: string, kind: (typeof accountEvents.$inferSelect)['kind']) =>
  server.db.$count(
    accountEvents,
    and(eq(accountEvents.userId, userId), eq(accountEvents.kind, kind)),
  );
const auditCount = (action: string, subjectId: string) =>
  server.db.$count(
    auditLogs,
    and(eq(auditLogs.action, action), eq(auditLogs.subjectId, subjectId)),
  );
const sessionCount = ({ userId }: SignedInPerson) =>
  server.db.$count(sessions, eq(sessions.userId, userId));

/** Ten waiting sign-ins for fifty codes, because each allows five attempts. */
const challengesOf = async ({ userId }: SignedInPerson) => {
  const tokens = Array.from({ length: 10 }, createSessionToken);
  await server.db
    .insert(loginChallenges)
    .values(tokens.map((token) => ({ id: hashSessionToken(token), userId, ...times() })));
  return tokens;
};

const verifyAll = async (person: SignedInPerson, code: string): Promise<Race> => {
  const challenges = await challengesOf(person);
  return {
    call: (number) =>
      anybody().call('auth.mfaVerify', { challenge: challenges[number % 10], code }),
    effects: async () => (await sessionCount(person)) - 1,
    won: ({ data }) => (data as { valid?: boolean } | null)?.valid === true,
  };
};

const races: [string, () => Promise<Race>][] = [
  [
    'an address is verified',
    async () => {
      const { userId } = await signedInPerson(server, { emailConfirmed: false });
      const token = await linkTokenFromMail(server, userId, 'verify-email');
      return {
        call: () => anybody().call('auth.verifyEmail', { token }),
        effects: () => historyCount(userId, 'email-verified'),
        won: ({ data }) => (data as { verifiedNow?: boolean } | null)?.verifiedNow === true,
      };
    },
  ],
  [
    'a password is reset',
    async () => {
      const { userId } = await signedInPerson(server);
      const token = await linkTokenFromMail(server, userId, 'recover-password');
      return {
        call: (number) =>
          anybody().call('auth.resetPassword', { token, password: `Otra-clave-larga-${number}` }),
        effects: () => historyCount(userId, 'password-reset'),
      };
    },
  ],
  [
    'an invitation is accepted',
    async () => {
      const owner = await signedInPerson(server);
      const invited = await signedInPerson(server);
      const token = createSessionToken();
      const id = randomUUID();
      await server.db.insert(invitations).values({
        id,
        organizationId: owner.organizationId,
        email: invited.email,
        invitedBy: owner.userId,
        tokenHash: hashLinkToken(token),
        ...times(),
      });
      return {
        call: () => invited.http.call('auth.invitations.accept', { token }),
        effects: () =>
          server.db.$count(
            invitations,
            and(eq(invitations.id, id), eq(invitations.acceptedBy, invited.userId)),
          ),
      };
    },
  ],
  [
    'a code of the application signs in',
    async () => {
      const seed = createTimeCodeSeed();
      return verifyAll(await signedInPerson(server, { seed }), timeCodeAt(seed, new Date()));
    },
  ],
  [
    'a recovery code signs in',
    async () => {
      const person = await signedInPerson(server, { secondFactor: true });
      const [code = ''] = createRecoveryCodes();
      await server.db.insert(mfaRecoveryCodes).values({
        id: randomUUID(),
        userId: person.userId,
        codeHash: hashRecoveryCode(code),
        createdAt: new Date(),
      });
      return verifyAll(person, code);
    },
  ],
  [
    'a second factor is set up',
    async () => {
      const { http, userId } = await signedInPerson(server);
      const password = adviserPassword;
      const begun = await http.call('auth.secondFactor.begin', { password });
      const { seed } = begun.data as { seed: string };
      const code = timeCodeAt(seed, new Date());
      return {
        call: () => http.call('auth.secondFactor.confirm', { password, code }),
        effects: async () =>
          (await auditCount('second-factor.enabled', userId)) *
          (await server.db.$count(userMfaFactors, eq(userMfaFactors.userId, userId))),
      };
    },
  ],
  [
    'a valuation is created under one name of the client',
    async () => {
      const { http, userId } = await signedInPerson(server);
      const type = 'client_business';
      const input = { clientId: randomUUID(), type, method: 'dcf', companyName: 'Una sola' };
      return {
        call: () => http.call('valuations.create', input),
        effects: () => server.db.$count(valuations, eq(valuations.ownerId, userId)),
        winners: callers,
      };
    },
  ],
  [
    'a valuation is completed',
    async () => {
      const person = await signedInPerson(server);
      const { http } = person;
      const set = await listSectorMultiples({ ctx: createServiceContext(server.db, person) });
      const [sector] = set.sectors;
      if (sector === undefined) throw new Error('The reference data lack sectors.');
      const document = { ...valdeorzaDocument(), multiples: demoSectorMultiple(set, sector) };
      const type = 'client_business';
      const created = await http.call('valuations.create', {
        clientId: randomUUID(),
        type,
        method: document.method,
        companyName: 'Una sola',
      });
      const { id, version } = created.data as { id: string; version: number };
      const updated = await http.call('valuations.update', { id, version, document });
      const saved = updated.data as { version: number };
      return {
        call: () =>
          http.call('valuations.changeStatus', { id, version: saved.version, to: 'completed' }),
        effects: () => server.db.$count(valuationSnapshots, eq(valuationSnapshots.valuationId, id)),
        winners: callers,
      };
    },
  ],
  [
    'a valuation is saved from one version',
    async () => {
      const { http } = await signedInPerson(server);
      const type = 'client_business';
      const input = { clientId: randomUUID(), type, method: 'dcf', companyName: 'Una sola' };
      const created = (await http.call('valuations.create', input)).data as {
        id: string;
        version: number;
        document: { conclusion: string };
      };
      const { id, version, document } = created;
      return {
        call: (number) =>
          http.call('valuations.update', {
            id,
            version,
            document: { ...document, conclusion: `Versión ${number}` },
          }),
        effects: () => auditCount('valuation.updated', id),
      };
    },
  ],
  [
    'an account is made of an address',
    async () => {
      const email = `race-${randomUUID()}@example.test`;
      return {
        call: () => anybody().call('auth.signUp', { ...testAdviser, email }),
        effects: () => server.db.$count(users, eq(users.email, email)),
      };
    },
  ],
  [
    'an account is erased',
    async () => {
      const { http, userId } = await signedInPerson(server);
      return {
        call: () => http.call('auth.account.erase', { password: adviserPassword }),
        effects: () => auditCount('user.erased', userId),
      };
    },
  ],
  [
    'a role is given',
    async () => {
      const rights = { role: 'superadmin', secondFactor: true } as const;
      const chief = await signedInPerson(server, rights);
      const { userId } = await signedInPerson(server);
      const input = { userId, role: 'admin', reason: 'Nueva compañera' };
      return {
        call: () => chief.http.call('admin.users.changeRole', input),
        effects: async () =>
          (await auditCount('user.role-changed', userId)) *
          (await server.db.$count(userRoles, eq(userRoles.userId, userId))),
        winners: callers,
      };
    },
  ],
];

describe('T10 fifty at once', { timeout: rounds * 20_000 }, () => {
  test.each(races)('%s once', async (_name, prepare) => {
    for (let round = 0; round < rounds; round += 1) {
      const { call, effects, winners = 1, won = ({ status }) => status === 200 } = await prepare();
      const answers = await Promise.all(Array.from({ length: callers }, (_, i) => call(i)));
      expect(answers.filter(isUnanswered)).toEqual([]);
      expect(answers.filter(won)).toHaveLength(winners);
      expect(await effects()).toBe(1);
    }
  });
});
