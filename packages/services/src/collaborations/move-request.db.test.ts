import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { userVerificationStatus } from '@valia/db/schema/identity/verifications.ts';
import { advisorCollaborationRequests } from '@valia/db/schema/network/advisor-collaboration-requests.ts';
import { collaborationEvents } from '@valia/db/schema/network/collaboration-events.ts';
import { sellBusinessLeads } from '@valia/db/schema/network/sell-business-leads.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { canSetOutcome, requestOutcomes } from '@valia/domain/collaborations/request-outcome.ts';
import {
  type RequestStatus,
  requestStatuses,
} from '@valia/domain/collaborations/request-status.ts';
import { and, eq, like } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assignLead } from '../leads/assign-lead.ts';
import { moveLead } from '../leads/lead-verbs.ts';
import { createRequestSuite, type RequestSuite } from '../testing/create-request-suite.ts';
import { expireRequests } from './expire-requests.ts';
import { getSentTotals } from './get-request-totals.ts';
import {
  acceptFirmRequest,
  acceptRequest,
  confirmOutcome,
  getRequest,
  rejectFirmRequest,
  rejectRequest,
  setOutcome,
  withdrawRequest,
} from './request-verbs.ts';

let suite: RequestSuite;
beforeAll(async () => {
  suite = await createRequestSuite();
});
afterAll(() => suite.database.close());

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code,
  );

const given = async (status: RequestStatus, toFirm = false): Promise<string> => {
  const requestId = await suite.send(toFirm ? { targetAdvisorId: null } : {});
  const isFinal = status !== 'pending';
  await suite.database.db
    .update(advisorCollaborationRequests)
    .set({
      status,
      decidedAt: isFinal ? new Date() : null,
      outcome: status === 'accepted' ? 'open' : null,
    })
    .where(eq(advisorCollaborationRequests.id, requestId));
  return requestId;
};

const rowsOf = async (requestId: string) => {
  const { db } = suite.database;
  return {
    audit: await db.$count(
      auditLogs,
      and(eq(auditLogs.subjectId, requestId), like(auditLogs.action, 'request.%')),
    ),
    told: await db.$count(notifications, eq(notifications.subjectId, requestId)),
    events: await db.$count(collaborationEvents, eq(collaborationEvents.requestId, requestId)),
    mails: suite.mails.filter((mail) => 'requestId' in mail && mail.requestId === requestId).length,
  };
};

const moves = {
  'accepted by its target': (requestId: string) =>
    acceptRequest({ ctx: suite.as(suite.target), input: { requestId, version: 1 } }),
  'rejected by its target': (requestId: string) =>
    rejectRequest({ ctx: suite.as(suite.target), input: { requestId, version: 1, reason: 'No' } }),
  'withdrawn by its sender': (requestId: string) =>
    withdrawRequest({ ctx: suite.as(suite.sender), input: { requestId, version: 1 } }),
} as const;

const wrongMoves = {
  'accepted by its sender': (requestId: string) =>
    acceptRequest({ ctx: suite.as(suite.sender), input: { requestId, version: 1 } }),
  'rejected by its sender': (requestId: string) =>
    rejectRequest({ ctx: suite.as(suite.sender), input: { requestId, version: 1, reason: 'No' } }),
  'withdrawn by its target': (requestId: string) =>
    withdrawRequest({ ctx: suite.as(suite.target), input: { requestId, version: 1 } }),
} as const;

describe('a request', () => {
  test.each(Object.entries(moves))('is %s from pending alone', async (_, move) => {
    for (const from of requestStatuses) {
      const requestId = await given(from);
      const expected = from === 'pending' ? 'done' : 'request-status-refused';
      expect([from, await refusal(move(requestId))]).toEqual([from, expected]);
    }
  });

  test.each(Object.entries(wrongMoves))('is never %s', async (_, move) => {
    expect(await refusal(move(await given('pending')))).toBe('forbidden');
  });

  test('is answered to a stranger as a missing one', async () => {
    const requestId = await given('pending');
    const input = { requestId, version: 1 };
    for (const person of [suite.stranger, suite.administrator]) {
      const ctx = suite.as(person);
      for (const call of [
        () => getRequest({ ctx, input }),
        () => withdrawRequest({ ctx, input }),
        () => setOutcome({ ctx, input: { ...input, outcome: 'won' } }),
        () => confirmOutcome({ ctx, input: { ...input, outcome: 'won' } }),
      ])
        expect(await refusal(call())).toBe('not-found');
    }
  });

  test('of fifty who accept and fifty who reject it at once one wins, and it is told once', async () => {
    const requestId = await suite.send();
    const before = await rowsOf(requestId);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => [
        refusal(moves['accepted by its target'](requestId)),
        refusal(moves['rejected by its target'](requestId)),
      ]).flat(),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'conflict')).toHaveLength(99);
    const after = await rowsOf(requestId);
    expect(after).toEqual({
      audit: before.audit + 1,
      told: before.told + 1,
      events: before.events + 1,
      mails: before.mails + 1,
    });
  });

  test('is accepted only by an adviser who is still verified', async () => {
    const requestId = await suite.send();
    const verified = (verificationStatus: 'rejected' | 'verified') =>
      suite.database.db
        .update(userVerificationStatus)
        .set({ verificationStatus })
        .where(eq(userVerificationStatus.userId, suite.target.userId));
    await verified('rejected');
    expect(await refusal(moves['accepted by its target'](requestId))).toBe('forbidden');
    await verified('verified');
    expect(await refusal(moves['accepted by its target'](requestId))).toBe('done');
  });
});

describe('thirty days', () => {
  const later = (days: number) => new Date(Date.now() + days * 86_400_000);
  const expire = (now: Date) => {
    const { db, mail, newId, requestId } = suite.as(suite.sender);
    return expireRequests({ db, mail, newId, requestId, now });
  };

  test('end a request to an adviser once, however many servers look; one to the firm stays', async () => {
    const [requestId, toFirm] = [await suite.send(), await suite.send({ targetAdvisorId: null })];
    await expire(later(29));
    const { status } = (await getRequest({ ctx: suite.as(suite.sender), input: { requestId } }))
      .request;
    expect(status).toBe('pending');
    const before = await rowsOf(requestId);
    await Promise.all([expire(later(31)), expire(later(31)), expire(later(31))]);
    expect(await rowsOf(requestId)).toEqual({
      audit: before.audit + 1,
      told: before.told + 1,
      events: before.events + 1,
      mails: before.mails + 1,
    });
    const ctx = suite.as(suite.sender);
    expect((await getRequest({ ctx, input: { requestId } })).request.status).toBe('expired');
    const ofFirm = await getRequest({ ctx, input: { requestId: toFirm } });
    expect(ofFirm.request.status).toBe('pending');
  });
});

describe('a request to the firm', () => {
  const firm = () => suite.as(suite.administrator);

  test('becomes a lead that arrived when the request did, by whichever administrator accepts it', async () => {
    const sentAt = new Date(Date.now() - 3_600_000);
    const ctx = suite.as(suite.sender, { now: sentAt });
    const requestId = await suite.send({ targetAdvisorId: null }, ctx);
    await acceptFirmRequest({ ctx: firm(), input: { requestId, version: 1 } });
    const [lead] = await suite.database.db
      .select()
      .from(sellBusinessLeads)
      .where(eq(sellBusinessLeads.requestedBy, suite.sender.userId));
    expect(lead).toMatchObject({
      source: 'referral',
      companyName: 'Distribuciones Quirante, S.L.',
      email: suite.sender.email,
      createdAt: sentAt,
      advisorUserId: null,
    });
  });

  test('is not accepted by the administrator who sent it, nor by an adviser', async () => {
    const own = await suite.send({ targetAdvisorId: null }, firm());
    const input = { requestId: own, version: 1 };
    expect(await refusal(acceptFirmRequest({ ctx: firm(), input }))).toBe('forbidden');
    expect(await refusal(acceptFirmRequest({ ctx: suite.as(suite.target), input }))).toBe(
      'forbidden',
    );
    expect(await refusal(acceptRequest({ ctx: suite.as(suite.target), input }))).toBe('not-found');
  });

  test('and one to an adviser is none of an administrator’s', async () => {
    const requestId = await suite.send();
    const input = { requestId, version: 1, reason: 'No' };
    expect(await refusal(rejectFirmRequest({ ctx: firm(), input }))).toBe('not-found');
  });

  test('is won with its lead, for good', async () => {
    const requestId = await suite.send({ targetAdvisorId: null });
    await acceptFirmRequest({ ctx: firm(), input: { requestId, version: 1 } });
    const [row] = await suite.database.db
      .select({ leadId: advisorCollaborationRequests.leadId })
      .from(advisorCollaborationRequests)
      .where(eq(advisorCollaborationRequests.id, requestId));
    const leadId = row?.leadId ?? '';
    const { userId } = suite.target;
    await assignLead({ ctx: firm(), input: { leadId, from: null, advisorUserId: userId } });
    const ctx = suite.as(suite.target);
    await moveLead({ ctx, input: { leadId, version: 2, to: 'lost', lostReason: 'Precio' } });
    const read = () => getRequest({ ctx: suite.as(suite.sender), input: { requestId } });
    expect((await read()).request).toMatchObject({ outcome: 'lost', isOutcomeConfirmed: false });
    await moveLead({ ctx, input: { leadId, version: 3, to: 'contacted' } });
    expect((await read()).request).toMatchObject({ outcome: 'open', isOutcomeConfirmed: false });
    await moveLead({ ctx, input: { leadId, version: 4, to: 'in_negotiation' } });
    await moveLead({ ctx, input: { leadId, version: 5, to: 'won' } });
    expect((await read()).request).toMatchObject({ outcome: 'won', isOutcomeConfirmed: true });
  });
});

describe('the outcome', () => {
  test('moves as its grid says until the other side confirms it', async () => {
    for (const from of requestOutcomes) {
      for (const to of requestOutcomes) {
        for (const isConfirmed of from === 'open' ? [false] : [false, true]) {
          const requestId = await suite.sendAccepted();
          await suite.database.db
            .update(advisorCollaborationRequests)
            .set({ outcome: from, outcomeConfirmedAt: isConfirmed ? new Date() : null })
            .where(eq(advisorCollaborationRequests.id, requestId));
          const input = { requestId, version: 2, outcome: to };
          const expected = canSetOutcome({ outcome: from, isConfirmed }, to)
            ? 'done'
            : 'request-status-refused';
          const answer = await refusal(setOutcome({ ctx: suite.as(suite.sender), input }));
          expect(answer, `${from} ${to} ${isConfirmed}`).toBe(expected);
        }
      }
    }
  });

  test('is set by the sender and confirmed by the other side, as it was seen', async () => {
    const requestId = await suite.sendAccepted();
    const [sender, target] = [suite.as(suite.sender), suite.as(suite.target)];
    const won = { requestId, version: 2, outcome: 'won' } as const;
    expect(await refusal(setOutcome({ ctx: target, input: won }))).toBe('forbidden');
    await setOutcome({ ctx: sender, input: won });
    const seen = { ...won, version: 3 };
    expect(await refusal(confirmOutcome({ ctx: sender, input: seen }))).toBe('forbidden');
    const lost = { ...seen, outcome: 'lost' } as const;
    expect(await refusal(confirmOutcome({ ctx: target, input: lost }))).toBe(
      'request-status-refused',
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => refusal(confirmOutcome({ ctx: target, input: seen }))),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  });

  test('is counted as won once it is confirmed, and before as waiting for it, like its row says', async () => {
    const [sender, target] = [suite.as(suite.sender), suite.as(suite.target)];
    const countsOf = async () => {
      const { won, wonUnconfirmed, accepted } = await getSentTotals({ ctx: sender });
      return [accepted, won, wonUnconfirmed];
    };
    const [accepted = 0, won = 0, unconfirmed = 0] = await countsOf();
    const requestId = await suite.sendAccepted();
    const outcome = { requestId, version: 2, outcome: 'won' } as const;
    await setOutcome({ ctx: sender, input: outcome });
    expect(await countsOf()).toEqual([accepted + 1, won, unconfirmed + 1]);
    await confirmOutcome({ ctx: target, input: { ...outcome, version: 3 } });
    expect(await countsOf()).toEqual([accepted + 1, won + 1, unconfirmed]);
  });

  test('is nothing that a waiting request has', async () => {
    const requestId = await suite.send();
    const input = { requestId, version: 1, outcome: 'won' } as const;
    const answer = await refusal(setOutcome({ ctx: suite.as(suite.sender), input }));
    expect(answer).toBe('request-status-refused');
  });
});

describe('who may send to whom', () => {
  const sendAs = async (
    options: Parameters<typeof createAdviser>[1],
    targetAdvisorId: string | null,
  ) => {
    const person = await createAdviser(suite.database.db, { emailConfirmed: true, ...options });
    return refusal(suite.send({ targetAdvisorId }, suite.as(person)));
  };

  test.each([
    ['a verified adviser', { verified: true }, 'done', 'done'],
    ['an adviser who is not verified', {}, 'forbidden', 'done'],
    ['a business owner', { role: 'user', verified: true }, 'forbidden', 'done'],
    ['an administrator', { role: 'admin', verified: true }, 'forbidden', 'done'],
    [
      'somebody with an unconfirmed address',
      { verified: true, emailConfirmed: false },
      'email-not-confirmed',
      'email-not-confirmed',
    ],
  ] as const)('%s', async (_, options, toAdviser, toFirm) => {
    expect(await sendAs(options, suite.target.userId)).toBe(toAdviser);
    expect(await sendAs(options, null)).toBe(toFirm);
  });

  test('an adviser never to themself, nor to somebody who is no verified adviser', async () => {
    expect(await refusal(suite.send({ targetAdvisorId: suite.sender.userId }))).toBe(
      'invalid-input',
    );
    expect(await refusal(suite.send({ targetAdvisorId: suite.stranger.userId }))).toBe(
      'invalid-input',
    );
    expect(await refusal(suite.send({ targetAdvisorId: randomUUID() }))).toBe('invalid-input');
  });

  test('the same request sent again is one', async () => {
    const requestId = randomUUID();
    await suite.send({ requestId });
    await suite.send({ requestId });
    expect((await rowsOf(requestId)).events).toBe(1);
    expect(await refusal(suite.send({ requestId, message: 'Otro texto' }))).toBe('conflict');
    const other = suite.as(suite.target);
    const taken = suite.send({ requestId, targetAdvisorId: suite.sender.userId }, other);
    expect(await refusal(taken)).toBe('conflict');
  });
});
