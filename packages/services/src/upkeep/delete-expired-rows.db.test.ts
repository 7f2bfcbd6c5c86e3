import { knownDevices } from '@valia/db/schema/identity/known-devices.ts';
import { oneTimeLinks } from '@valia/db/schema/identity/one-time-links.ts';
import { rateLimits } from '@valia/db/schema/identity/rate-limits.ts';
import { sessions } from '@valia/db/schema/identity/sessions.ts';
import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpiredRows } from './delete-expired-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-21T10:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const hash = (digit: number) => String(digit).repeat(64);

test('what has served its time goes, what still counts stays', async () => {
  const { db } = database;
  const [first, second] = [await createAdviser(db), await createAdviser(db)];
  const both = [
    { userId: first.userId, hit: daysAgo(410), digit: 1 },
    { userId: second.userId, hit: daysAgo(1), digit: 2 },
  ];
  const ends = (hit: Date) => new Date(hit.getTime() + 2 * 86_400_000);
  for (const { userId, hit, digit } of both) {
    const times = { createdAt: hit, lastUsedAt: hit, expiresAt: ends(hit) };
    await db.insert(sessions).values({ id: hash(digit), userId, ...times });
    await db.insert(rateLimits).values({ key: hash(digit), hits: [hit], expiresAt: ends(hit) });
    await db.insert(knownDevices).values({ userId, deviceHash: hash(digit), lastUsedAt: hit });
    await db
      .insert(trackingEvents)
      .values({ visitId: userId, name: 'landing-viewed', occurredAt: hit });
    await db.insert(oneTimeLinks).values({
      id: randomUUID(),
      userId,
      purpose: 'verify-email',
      tokenHash: hash(digit),
      requestedAt: hit,
      expiresAt: ends(hit),
    });
  }
  await deleteExpiredRows(db, now);
  expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: hash(2) }]);
  expect(await db.select({ key: rateLimits.key }).from(rateLimits)).toEqual([{ key: hash(2) }]);
  const owners = [
    await db.select({ userId: knownDevices.userId }).from(knownDevices),
    await db.select({ userId: oneTimeLinks.userId }).from(oneTimeLinks),
    await db.select({ userId: trackingEvents.visitId }).from(trackingEvents),
  ];
  for (const rows of owners) expect(rows).toEqual([{ userId: second.userId }]);
});
