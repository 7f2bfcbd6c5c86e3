import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { auditNotes } from '@valia/db/schema/firm/audit-notes.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { DecideVerificationInput } from '@valia/domain/accounts/user-administration-schemas.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getOwnVerification, requestVerification } from '../accounts/verification-verbs.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { decideVerification } from './decide-verification.ts';
import { getUser } from './get-user.ts';

let database: TestDatabase;
let administrator: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  administrator = await createAdviser(database.db, { role: 'admin', secondFactor: true });
});
afterAll(() => database.close());

const given = async () => {
  const { db } = database;
  const adviser = await createAdviser(db);
  const mails: MailMessage[] = [];
  const mail = {
    enqueue: (_tx: unknown, message: MailMessage) => {
      mails.push(message);
      return Promise.resolve();
    },
  };
  const as = (person: TestAdviser, now = new Date()) =>
    createServiceContext(db, person, { mail, now });
  type Decision = Omit<DecideVerificationInput, 'userId'>;
  const decide = (decision: Decision, person = administrator) =>
    decideVerification({ ctx: as(person), input: { ...decision, userId: adviser.userId } });
  return { db, adviser, mails, as, decide };
};

const rejection = {
  decision: 'rejected',
  from: 'pending',
  reason: 'El NIF adjunto está caducado.',
} as const;

describe("the firm's check of an adviser", () => {
  test('is answered within 48 hours of the registration', async () => {
    const { adviser, as } = await given();
    const { status, dueAt } = await getOwnVerification({ ctx: as(adviser) });
    const { user } = await getUser({ ctx: as(administrator), input: { userId: adviser.userId } });
    expect(status).toBe('pending');
    expect(user.verification).toEqual({ status: 'pending', dueAt, decidedAt: null });
    expect(Date.parse(dueAt ?? '') - Date.parse(user.createdAt)).toBe(48 * 3_600_000);
  });

  test('is rejected with a reason, which the adviser and the log have', async () => {
    const { db, adviser, mails, as, decide } = await given();
    const { verification } = await decide(rejection);
    expect(verification).toMatchObject({ status: 'rejected', dueAt: null });
    expect(mails).toEqual([{ kind: 'verification-decided', userId: adviser.userId }]);
    const own = await getOwnVerification({ ctx: as(adviser) });
    expect(own).toMatchObject({ status: 'rejected', reason: rejection.reason, dueAt: null });
    const [log] = await db
      .select({ actor: auditLogs.actorUserId, after: auditLogs.after, note: auditNotes.note })
      .from(auditLogs)
      .innerJoin(auditNotes, eq(auditNotes.auditLogId, auditLogs.id))
      .where(and(eq(auditLogs.action, 'user.rejected'), eq(auditLogs.subjectId, adviser.userId)));
    expect(log).toEqual({
      actor: administrator.userId,
      after: { verification: 'rejected' },
      note: rejection.reason,
    });
    const { history, verifiedByName } = await getUser({
      ctx: as(administrator),
      input: { userId: adviser.userId },
    });
    expect(verifiedByName).toBe('Marta Puig Serra');
    expect(history[0]).toMatchObject({
      kind: 'verification-rejected',
      byName: 'Marta Puig Serra',
      reason: rejection.reason,
    });
  });

  test('can be asked for again when it was rejected, and then alone', async () => {
    const { adviser, as, decide } = await given();
    const later = new Date(Date.now() + 86_400_000);
    const ask = () => requestVerification({ ctx: as(adviser, later) });
    await expect(ask()).rejects.toThrow('verification-decided');
    await decide(rejection);
    const asked = await ask();
    expect(asked).toMatchObject({ status: 'pending', reason: null });
    expect(Date.parse(asked.dueAt ?? '') - later.getTime()).toBe(48 * 3_600_000);
    await expect(ask()).rejects.toThrow('verification-decided');
  });

  test('is decided by one of two who act on what they both saw', async () => {
    const { mails, decide } = await given();
    const other = await createAdviser(database.db, { role: 'superadmin', secondFactor: true });
    const accepted = { decision: 'verified', from: 'pending', reason: '' } as const;
    const outcomes = await Promise.allSettled([decide(accepted), decide(rejection, other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'verification-decided' });
    expect(mails).toHaveLength(1);
  });

  test('is of advisers alone, and by administrators with a second factor', async () => {
    const { decide, adviser } = await given();
    await expect(decide(rejection, adviser)).rejects.toThrow('forbidden');
    const unproved = await createAdviser(database.db, { role: 'admin' });
    await expect(decide(rejection, unproved)).rejects.toThrow('second-factor-required');
    const owner = await createAdviser(database.db, { role: 'user' });
    const ctx = createServiceContext(database.db, administrator);
    const input = { ...rejection, userId: owner.userId };
    await expect(decideVerification({ ctx, input })).rejects.toThrow('not-found');
  });
});
