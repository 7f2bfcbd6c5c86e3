import { trackingEvents } from '@valia/db/schema/network/tracking-events.ts';
import type { TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmEmail } from '../credentials/confirm-email.ts';
import { signUpAdviser } from '../credentials/sign-up-adviser.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { writeChange } from '../verbs/verb.ts';
import { trackEvent } from './track-event.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const eventsOf = async (userId: string): Promise<string[]> => {
  const rows = await suite.database.db
    .select({ name: trackingEvents.name })
    .from(trackingEvents)
    .where(eq(trackingEvents.userId, userId))
    .orderBy(trackingEvents.id);
  return rows.map(({ name }) => name);
};

describe('a milestone', () => {
  test('of a valuation is written the first time alone', async () => {
    const adviser: TestAdviser = suite.adviser;
    const ctx = suite.contextOf(adviser);
    await suite.given(ctx);
    await suite.given(ctx, { status: 'completed' });
    await suite.given(ctx, { status: 'completed' });
    expect(await eventsOf(adviser.userId)).toEqual([
      'first-valuation-created',
      'first-valuation-completed',
    ]);
  });

  test('of a registration names the visit that it came from; verifying is another', async () => {
    const { db } = suite.database;
    const visitId = randomUUID();
    const ctx = createServiceContext(db);
    const { session } = await signUpAdviser({
      ctx,
      input: {
        firstName: 'Aina',
        lastName: 'Mas',
        email: 'aina.mas@example.test',
        company: 'Mas Assessors',
        phone: '971 000 000',
        city: null,
        advisoryType: null,
        taxId: null,
        password: 'secret',
        termsAccepted: true,
        visitId,
      },
    });
    const { userId } = session;
    const confirm = () =>
      writeChange(ctx, async (tx) => ({
        value: null,
        entries: await confirmEmail(tx, ctx, { userId, sessionId: null }),
      }));
    await confirm();
    await confirm();
    expect(await eventsOf(userId)).toEqual(['registered', 'email-verified']);
    const [registered] = await db
      .select({ visitId: trackingEvents.visitId })
      .from(trackingEvents)
      .where(and(eq(trackingEvents.userId, userId), eq(trackingEvents.name, 'registered')));
    expect(registered).toEqual({ visitId });
  });
});

test('what a browser reports is kept without who or where it is', async () => {
  const { db } = suite.database;
  const visitId = randomUUID();
  const ctx = createServiceContext(db, suite.stranger);
  const name = 'landing-scrolled-50';
  await trackEvent({ ctx, input: { visitId, name, source: 'newsletter', language: 'ca' } });
  const rows = await db.select().from(trackingEvents).where(eq(trackingEvents.visitId, visitId));
  expect(rows.map(({ id: _id, ...row }) => row)).toEqual([
    {
      visitId,
      userId: null,
      name: 'landing-scrolled-50',
      source: 'newsletter',
      language: 'ca',
      occurredAt: ctx.now,
    },
  ]);
});
