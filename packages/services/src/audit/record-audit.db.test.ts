import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServiceContext } from '../testing/create-service-context.ts';
import { changeAudited, unaudited } from '../context/change-audited.ts';
import { recordAudit, recordAudits } from './record-audit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const entry = { action: 'valuation.updated', subjectType: 'valuation', subjectId: 'v1' };

describe('an audit row', () => {
  test('says who, when, what, before and after, and in which call', async () => {
    const adviser = await createAdviser(database.db);
    const ctx = createServiceContext(database.db, adviser);
    await recordAudit(unaudited(ctx.db, 'keeps-the-log'), ctx, {
      ...entry,
      before: { version: 1 },
      after: { version: 2 },
    });
    const [row] = await database.db.select().from(auditLogs);
    expect(row).toMatchObject({
      ...entry,
      at: ctx.now,
      actorUserId: adviser.userId,
      before: { version: 1 },
      after: { version: 2 },
      requestId: 'test-request',
    });
  });

  test('goes with its change: a transaction that fails leaves none', async () => {
    const ctx = createServiceContext(database.db);
    const failing = changeAudited(ctx, async (tx) => {
      await recordAudit(tx, ctx, { ...entry, subjectId: 'never' });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    const rows = await database.db.select().from(auditLogs);
    expect(rows.some(({ subjectId }) => subjectId === 'never')).toBe(false);
  });

  test('hands its id to what names it, each entry its own', async () => {
    const ctx = createServiceContext(database.db);
    const followed: [subjectId: string, id: number][] = [];
    const named = (subjectId: string) => ({
      ...entry,
      subjectId,
      follow: async (_tx: unknown, id: number) => void followed.push([subjectId, id]),
    });
    await changeAudited(ctx, (tx) =>
      recordAudits(tx, ctx, [named('first'), { ...entry, subjectId: 'between' }, named('last')]),
    );
    const [first, last] = followed;
    expect(followed).toHaveLength(2);
    for (const [subjectId, id] of [first, last].flatMap((one) => (one ? [one] : [])))
      expect(
        await database.db
          .select({ subjectId: auditLogs.subjectId })
          .from(auditLogs)
          .where(eq(auditLogs.id, id)),
      ).toEqual([{ subjectId }]);
  });

  test.each([
    "update audit_logs set action = 'x'",
    'delete from audit_logs',
    'truncate audit_logs',
  ])('cannot be changed afterwards: %s', async (statement) => {
    const before = await database.db.select().from(auditLogs);
    await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'audit_logs is append-only' },
    });
    expect(before.length).toBeGreaterThan(0);
    expect(await database.db.select().from(auditLogs)).toEqual(before);
  });
});
