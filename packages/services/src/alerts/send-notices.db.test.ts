import { randomUUID } from 'node:crypto';
import { alertSettings } from '@valia/db/schema/firm/alert-settings.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { securityLogs } from '@valia/db/schema/firm/security-logs.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import type { MailMessage } from '@valia/domain/mail/mail-message.ts';
import type { NotificationKind } from '@valia/domain/notifications/notification-kind.ts';
import { defaultAlertRules } from '@valia/domain/security/alert-settings-schemas.ts';
import {
  type SecurityEventType,
  securityEventSeverity,
} from '@valia/domain/security/security-event.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unaudited } from '../context/change-audited.ts';
import { notifyUser } from '../notifications/notify-user.ts';
import { sendNotices } from './send-notices.ts';

let database: TestDatabase;
let adviser: TestAdviser;
let administrator: TestAdviser;
let mails: MailMessage[] = [];
beforeEach(async () => {
  mails = [];
  database = await createTestDatabase();
  adviser = await createAdviser(database.db);
  administrator = await createAdviser(database.db, { role: 'admin' });
});
afterEach(() => database.close());

/** 07:30 in Madrid in winter, before the hour of the summaries. */
const early = new Date('2026-11-23T06:30:00.000Z');
const at = (time: string) => new Date(`2026-11-23T${time}:00.000Z`);
const mail = {
  enqueue: (_tx: unknown, message: MailMessage) => {
    mails.push(message);
    return Promise.resolve();
  },
};
const run = (now: Date) => sendNotices({ db: database.db, now, mail });
const tell = (kind: NotificationKind, now: Date) =>
  notifyUser(
    unaudited(database.db, 'tells-people'),
    { newId: randomUUID, now },
    { userId: adviser.userId, kind, subjectId: randomUUID() },
  );
const raise = (eventType: SecurityEventType, createdAt: Date) =>
  database.db.insert(securityLogs).values({
    id: randomUUID(),
    eventType,
    severity: securityEventSeverity[eventType],
    detail: {},
    createdAt,
  });
const summaries = () => mails.filter(({ kind }) => kind === 'daily-summary');

describe('what is noted to be told', () => {
  test('goes by mail once, whichever servers look at once', async () => {
    for (let count = 0; count < 20; count += 1) await tell('commission-paid', early);
    await Promise.all(Array.from({ length: 4 }, () => run(early)));
    expect(mails).toHaveLength(20);
    expect(mails[0]).toMatchObject({ kind: 'notification', userId: adviser.userId });
    await run(early);
    expect(mails).toHaveLength(20);
  });

  test('a day late goes by no mail any more', async () => {
    await tell('commission-paid', new Date(early.getTime() - 25 * 3_600_000));
    await run(early);
    expect(mails).toEqual([]);
    expect(await database.db.$count(notifications)).toBe(1);
  });

  test('of events to those whom the settings name, or to all administrators', async () => {
    const other = await createAdviser(database.db, { role: 'superadmin' });
    await createAdviser(database.db, { role: 'admin', status: 'locked' });
    await raise('extremely_high_value_lead', early);
    await run(early);
    const told = mails.flatMap((message) => ('userId' in message ? [message.userId] : []));
    expect(told.toSorted()).toEqual([administrator.userId, other.userId].toSorted());
    mails = [];
    const rule = { delivery: 'mail', recipientIds: [other.userId, adviser.userId] } as const;
    await database.db.update(alertSettings).set({
      rules: {
        ...defaultAlertRules,
        new_device: { delivery: rule.delivery, recipientIds: [...rule.recipientIds] },
      },
    });
    await raise('new_device', early);
    await run(early);
    expect(mails).toMatchObject([{ kind: 'security-alert', userId: other.userId }]);
  });

  test('of events to all administrators when nobody whom the settings name is one any more', async () => {
    const rule = { delivery: 'mail' as const, recipientIds: [adviser.userId] };
    await database.db
      .update(alertSettings)
      .set({ rules: { ...defaultAlertRules, sign_in_failures: rule } });
    await raise('sign_in_failures', early);
    await run(early);
    expect(mails).toMatchObject([{ kind: 'security-alert', userId: administrator.userId }]);
  });
});

describe('the daily summary', () => {
  test('waits for its hour in Madrid, and goes once a day through two servers', async () => {
    await tell('commission-earned', early);
    await tell('commission-earned', early);
    await raise('access_denied', early);
    await run(early);
    expect(summaries()).toEqual([]);
    await Promise.all([run(at('07:00')), run(at('07:00'))]);
    expect(summaries()).toHaveLength(2);
    expect(summaries()).toEqual(
      expect.arrayContaining([
        {
          kind: 'daily-summary',
          userId: adviser.userId,
          told: [{ notification: 'commission-earned', count: 2 }],
          events: [],
        },
        {
          kind: 'daily-summary',
          userId: administrator.userId,
          told: [],
          events: [{ event: 'access_denied', count: 1 }],
        },
      ]),
    );
    await tell('commission-earned', at('09:00'));
    await run(at('20:00'));
    expect(summaries()).toHaveLength(2);
    await run(new Date('2026-11-24T07:30:00.000Z'));
    expect(summaries()).toHaveLength(3);
  });

  test.each([
    ['in summer', 8, '2026-07-01T06:00:00.000Z'],
    ['at an hour that the clock leaves out', 2, '2026-03-29T01:00:00.000Z'],
    ['at an hour that the clock has twice', 2, '2026-10-25T00:00:00.000Z'],
  ])('goes once %s', async (_when, digestHour, instant) => {
    await database.db.update(alertSettings).set({ digestHour });
    const due = new Date(instant);
    const later = (minutes: number) => new Date(due.getTime() + minutes * 60_000);
    await tell('commission-earned', later(-2));
    await run(later(-1));
    expect(summaries()).toEqual([]);
    await run(due);
    expect(summaries()).toHaveLength(1);
    await tell('commission-earned', later(59));
    await run(later(60));
    expect(summaries()).toHaveLength(1);
  });

  test('goes to nobody when there is nothing to tell', async () => {
    await run(at('07:00'));
    expect(mails).toEqual([]);
  });

  test('that fails half-way is sent whole the next time', async () => {
    await tell('commission-earned', early);
    const broken = { enqueue: () => Promise.reject(new Error('no queue')) };
    const failing = sendNotices({ db: database.db, now: at('08:00'), mail: broken });
    await expect(failing).rejects.toThrow('no queue');
    await run(at('08:01'));
    expect(summaries()).toHaveLength(1);
  });
});
