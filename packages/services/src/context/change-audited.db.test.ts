import { organizationMembers, organizations } from '@valia/db/schema/identity/organizations.ts';
import { createAdviser, type TestAdviser } from '@valia/db/testing/create-adviser.ts';
import { createTestDatabase, type TestDatabase } from '@valia/db/testing/create-test-database.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAccountEvent } from '../accounts/record-account-event.ts';
import { createServiceContext } from '../testing/create-service-context.ts';
import {
  changeAudited,
  changeUnaudited,
  type Transaction,
  withSavepoint,
} from './change-audited.ts';
import { recordAudit } from '../audit/record-audit.ts';

let database: TestDatabase;
let adviser: TestAdviser;
beforeAll(async () => {
  database = await createTestDatabase();
  adviser = await createAdviser(database.db);
});
afterAll(() => database.close());

const contextOf = () => createServiceContext(database.db, adviser);
const isOwn = () => eq(organizations.id, adviser.organizationId);
const isMember = () => eq(organizationMembers.userId, adviser.userId);
const rename = (tx: Transaction, name: string) =>
  tx.update(organizations).set({ name }).where(isOwn());
const nameNow = async () => {
  const [row] = await database.db.select().from(organizations).where(isOwn());
  return row?.name;
};
const audit = (tx: Transaction) =>
  recordAudit(tx, contextOf(), { action: 'test.done', subjectType: 'test', subjectId: '1' });

describe('a change', () => {
  test('with its audit row is kept', async () => {
    await changeAudited(contextOf(), async (tx) => {
      await rename(tx, 'Audited');
      await audit(tx);
    });
    expect(await nameNow()).toBe('Audited');
  });

  test.each([
    ['itself', (tx: Transaction) => rename(tx, 'Unseen')],
    ['in a savepoint', (tx: Transaction) => withSavepoint(tx, (inner) => rename(inner, 'Unseen'))],
    ['by deleting', (tx: Transaction) => tx.delete(organizationMembers).where(isMember())],
    [
      'by a verb within',
      (tx: Transaction) => changeAudited({ db: tx }, (inner) => rename(inner, 'Unseen')),
    ],
  ])('without one is rolled back: %s', async (_how, change) => {
    const before = await nameNow();
    const late = changeAudited(contextOf(), async (tx) => {
      await change(tx);
    });
    await expect(late).rejects.toThrow('no audit row');
    expect(await nameNow()).toBe(before);
    expect(await database.db.$count(organizationMembers, isMember())).toBe(1);
  });

  test.each([
    [
      'an update',
      (tx: Transaction) =>
        tx
          .update(organizations)
          .set({ name: '' })
          .where(sql`false`),
    ],
    [
      'a deletion',
      (tx: Transaction) =>
        tx
          .delete(organizations)
          .where(sql`false`)
          .returning(),
    ],
    [
      'an insert',
      async (tx: Transaction) => {
        const [row] = await tx.select().from(organizations).where(isOwn());
        if (row) await tx.insert(organizations).values(row).onConflictDoNothing();
      },
    ],
  ])('that met no row needs none: %s', async (_what, change) => {
    const kept = changeAudited(contextOf(), async (tx) => {
      await change(tx);
    });
    await expect(kept).resolves.toBeUndefined();
  });

  test('of nothing, or of what only tells of an act, needs none', async () => {
    const ctx = contextOf();
    const { userId } = adviser;
    expect(await changeAudited(ctx, () => Promise.resolve('seen'))).toBe('seen');
    await changeAudited(ctx, (tx) => recordAccountEvent(tx, ctx, { userId, kind: 'signed-in' }));
  });

  test('whose audit row is in a savepoint is kept', async () => {
    await changeAudited(contextOf(), async (tx) => {
      await rename(tx, 'Nested');
      await withSavepoint(tx, audit);
    });
    expect(await nameNow()).toBe('Nested');
  });

  test('for which a reason is given needs none', async () => {
    await changeUnaudited(contextOf(), 'fills-the-demo', async (tx) => {
      await rename(tx, 'Demo');
    });
    expect(await nameNow()).toBe('Demo');
  });
});
