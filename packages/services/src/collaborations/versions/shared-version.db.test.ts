import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRequestSuite, type RequestSuite } from '../../testing/create-request-suite.ts';
import { shareValuation } from '../../valuations/sharing/share-verbs.ts';
import { getValuation } from '../../valuations/valuation-verbs.ts';
import { getRequestDraft } from '../get-request-draft.ts';
import { listMessages } from '../messages/list-messages.ts';
import { markMessagesRead } from '../messages/mark-messages-read.ts';
import { sendMessage } from '../messages/send-message.ts';
import { acceptRequest, getRequest, withdrawRequest } from '../request-verbs.ts';
import { changeAccess } from './change-access.ts';
import { openVersion } from './open-version.ts';

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
const [sender, target] = [() => suite.as(suite.sender), () => suite.as(suite.target)];
const closed = async (): Promise<string> =>
  (await suite.given(sender(), { status: 'completed' })).id;
const open = (requestId: string, ctx = target()) =>
  openVersion({ ctx, input: { requestId, number: 1 } });

describe('a closed version that comes along', () => {
  test('is read by the other adviser from acceptance until it is taken back', async () => {
    const valuationId = await closed();
    const requestId = await suite.send({ valuationId });
    expect(await refusal(open(requestId))).toBe('not-found');
    await acceptRequest({ ctx: target(), input: { requestId, version: 1 } });
    const read = await open(requestId);
    expect(read).toMatchObject({ number: 1, currency: 'EUR' });
    expect(read.equityValue.central).toBeCloseTo(7_008_572.34, 2);
    const access = { requestId, numbers: [], reports: false, live: false };
    await changeAccess({ ctx: sender(), input: { ...access, version: 2 } });
    const missing = { requestId, number: 9 };
    expect(await refusal(open(requestId))).toBe(
      await refusal(openVersion({ ctx: target(), input: missing })),
    );
    const { valuation } = await getRequest({ ctx: target(), input: { requestId } });
    expect(valuation).toBeNull();
  });

  test('is opened with a line for its owner and a row of the log', async () => {
    const requestId = await suite.sendAccepted({ valuationId: await closed() });
    await open(requestId);
    const { events } = await getRequest({ ctx: sender(), input: { requestId } });
    expect(events[0]).toMatchObject({ kind: 'version-opened', number: 1, isMine: false });
    const opened = and(
      eq(auditLogs.subjectId, requestId),
      eq(auditLogs.action, 'request.version-opened'),
    );
    expect(await suite.database.db.$count(auditLogs, opened)).toBe(1);
  });

  test('is all that is read of the valuation, until its owner shares it whole', async () => {
    const valuationId = await closed();
    const requestId = await suite.sendAccepted({ valuationId });
    const look = () => refusal(getValuation({ ctx: target(), input: { id: valuationId } }));
    const set = (version: number, live: boolean) =>
      changeAccess({
        ctx: sender(),
        input: { requestId, version, numbers: live ? [1] : [], reports: true, live },
      });
    expect(await look()).toBe('not-found');
    await set(2, true);
    expect(await look()).toBe('done');
    await set(3, false);
    expect(await look()).toBe('not-found');
  });

  test('is the firm’s to read while it evaluates, and nobody’s once it was withdrawn', async () => {
    const requestId = await suite.send({ targetAdvisorId: null, valuationId: await closed() });
    const firm = suite.as(suite.administrator);
    expect(await refusal(open(requestId, firm))).toBe('done');
    const oneFactor = { ...suite.administrator, secondFactor: false };
    expect(await refusal(open(requestId, suite.as(oneFactor)))).toBe('not-found');
    await withdrawRequest({ ctx: sender(), input: { requestId, version: 1 } });
    expect(await refusal(open(requestId, firm))).toBe('not-found');
  });

  test('is widened by its owner alone, to versions that there are', async () => {
    const requestId = await suite.sendAccepted({ valuationId: await closed() });
    const input = { requestId, version: 2, numbers: [1], reports: true, live: false };
    expect(await refusal(changeAccess({ ctx: target(), input }))).toBe('forbidden');
    const unknown = { ...input, numbers: [1, 7] };
    expect(await refusal(changeAccess({ ctx: sender(), input: unknown }))).toBe('invalid-input');
    expect(await refusal(changeAccess({ ctx: sender(), input }))).toBe('done');
  });

  test('is of one’s own, and closed', async () => {
    const draft = await suite.given(sender());
    expect(await refusal(suite.send({ valuationId: draft.id }))).toBe('valuation-not-completed');
    const theirs = await suite.given(target(), { status: 'completed' });
    expect(await refusal(suite.send({ valuationId: theirs.id }))).toBe('not-found');
    const shared = await suite.given(target(), { status: 'completed' });
    const { email } = suite.sender;
    await shareValuation({ ctx: target(), input: { id: shared.id, email, right: 'edit' } });
    expect(await refusal(suite.send({ valuationId: shared.id }))).toBe('forbidden');
    const from = { kind: 'valuation', id: theirs.id } as const;
    expect(await refusal(getRequestDraft({ ctx: sender(), input: { from } }))).toBe('not-found');
  });
});

describe('the thread', () => {
  const write = (requestId: string, ctx = sender(), messageId: string = randomUUID()) =>
    sendMessage({ ctx, input: { requestId, messageId, text: 'Hablamos el lunes' } });

  test('opens with acceptance, for the two sides alone', async () => {
    const requestId = await suite.send();
    expect(await refusal(write(requestId))).toBe('request-status-refused');
    await acceptRequest({ ctx: target(), input: { requestId, version: 1 } });
    expect(await refusal(write(requestId))).toBe('done');
    const stranger = suite.as(suite.stranger);
    expect(await refusal(write(requestId, stranger))).toBe('not-found');
    const input = { requestId, cursor: null, limit: 50 };
    expect(await refusal(listMessages({ ctx: stranger, input }))).toBe('not-found');
  });

  test('notes when the other side first read, mails the first that waits, and takes a message once', async () => {
    const requestId = await suite.sendAccepted();
    const mailed = () =>
      suite.mails.filter(
        (mail) =>
          mail.kind === 'request-news' && mail.requestId === requestId && mail.news === 'message',
      ).length;
    const messageId = randomUUID();
    await write(requestId, sender(), messageId);
    await write(requestId, sender(), messageId);
    await write(requestId);
    expect(mailed()).toBe(1);
    const list = async () =>
      (await listMessages({ ctx: sender(), input: { requestId, cursor: null, limit: 50 } })).items;
    expect((await list()).map(({ readAt }) => readAt)).toEqual([null, null]);
    expect(await markMessagesRead({ ctx: sender(), input: { requestId } })).toEqual({ read: 0 });
    expect(await markMessagesRead({ ctx: target(), input: { requestId } })).toEqual({ read: 2 });
    expect((await list()).every(({ readAt }) => readAt !== null)).toBe(true);
    await write(requestId);
    expect(mailed()).toBe(2);
  });
});
