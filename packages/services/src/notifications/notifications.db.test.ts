import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { notifications } from '@valia/db/schema/workspace/notifications.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import {
  notificationGroups,
  defaultNotificationChoices,
} from '@valia/domain/notifications/notification-choice.ts';
import {
  type NotificationKind,
  notificationKinds,
} from '@valia/domain/notifications/notification-kind.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pollAlerts } from '../alerts/poll-alerts.ts';
import { unaudited } from '../context/change-audited.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { listNotifications, readNotifications } from './notification-verbs.ts';
import { notifyUser } from './notify-user.ts';
import {
  changeNotificationSettings,
  getNotificationSettings,
} from './own-notification-settings.ts';

let database: TestDatabase;
let adviser: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  adviser = await createAdviser(database.db);
});
afterAll(() => database.close());

const contextOf = (person = adviser) => createServiceContext(database.db, person);
const tell = async (kind: NotificationKind, person = adviser) => {
  const ctx = contextOf(person);
  const subjectId = randomUUID();
  const tx = unaudited(database.db, 'tells-people');
  await notifyUser(tx, ctx, { userId: person.userId, kind, subjectId });
  const [row] = await database.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.subjectId, subjectId)));
  return row ?? null;
};
const list = (person = adviser) =>
  listNotifications({
    ctx: contextOf(person),
    input: { unreadOnly: true, cursor: null, limit: 20 },
  });

test('every event has a usual way and one place among the groups', () => {
  const grouped = notificationGroups.flatMap(({ kinds }) => kinds);
  expect(grouped.toSorted()).toEqual([...notificationKinds].toSorted());
  expect(Object.keys(defaultNotificationChoices).toSorted()).toEqual(
    [...notificationKinds].toSorted(),
  );
});

describe('a person is told', () => {
  test('in the usual way until they choose another', async () => {
    expect(await tell('commission-paid')).toMatchObject({
      inApp: true,
      mailDue: true,
      digestDue: null,
    });
    expect(await tell('request-expired')).toMatchObject({
      inApp: true,
      mailDue: null,
      digestDue: true,
    });
    // The verb that assigns a lead sends its own mail, so none is due here.
    expect(await tell('lead-assigned')).toMatchObject({ inApp: true, mailDue: null });
  });

  test('in the ways they chose, of each event', async () => {
    const ctx = contextOf();
    const answered = await changeNotificationSettings({
      ctx,
      input: {
        choices: [
          { kind: 'commission-paid', inApp: false, mail: false, digest: true },
          { kind: 'commission-earned', inApp: false, mail: false, digest: false },
        ],
      },
    });
    expect(await getNotificationSettings({ ctx })).toEqual(answered);
    expect(await tell('commission-paid')).toMatchObject({
      inApp: false,
      mailDue: null,
      digestDue: true,
    });
    expect(await tell('commission-earned')).toBeNull();
    const [audit] = await database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.action, 'notification-settings.changed'));
    expect(audit?.after).toEqual({ 'commission-paid': ['digest'], 'commission-earned': [] });
  });
});

describe('behind the bell', () => {
  test('stands what is unread and one’s own; what was read is gone', async () => {
    const other = await createAdviser(database.db);
    const mine = await tell('message-received', other);
    await tell('request-accepted', other);
    const { items } = await list(other);
    expect(items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['request-accepted', 'message-received']),
    );
    const read = (ids: string[] | null, person = other) =>
      readNotifications({ ctx: contextOf(person), input: { ids } });
    const unread = async () => (await pollAlerts({ ctx: contextOf(other) })).unread;
    await read([mine?.id ?? ''], adviser);
    expect(await unread()).toBe(2);
    await read([mine?.id ?? '']);
    expect(await unread()).toBe(1);
    await read(null);
    expect(await unread()).toBe(0);
    expect((await list(other)).items).toEqual([]);
  });
});
