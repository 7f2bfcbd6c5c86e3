import { expect, it } from 'vitest';
import { checkAuditedChanges } from './check-audited-changes.ts';

const check = (text: string, path = 'packages/services/src/users/lock-user.ts') =>
  checkAuditedChanges([{ path, text }]).map(({ message }) => message);

it.each([
  'await ctx.db.transaction(async (tx) => work(tx));',
  'await db\n  .transaction(work);',
  'await tx.transaction(work);',
])('refuses a transaction of its own: %s', (code) => {
  expect(check(code)[0]).toContain('opened by changeAudited');
});

it.each([
  'await ctx.db.insert(users).values({ id });',
  'await ctx.db\n    .update(users)\n    .set({ status })\n    .where(isMine);',
  'await db.delete(users).where(isMine);',
  'await handleOf(ctx).delete(users).where(isMine);',
  'await ctx.db.execute(sql`update users set status = 1`);',
])('refuses a change by another handle: %s', (code) => {
  expect(check(code)[0]).toContain('without an audit row');
});

it.each([
  'await tx.insert(users).values({ id });',
  'await tx\n    .update(users)\n    .set({ status });',
  'await savepoint.delete(users).where(isMine);',
  "await unaudited(db, 'prepares-a-mail')\n  .insert(links)\n  .values(link);",
  "createHash('sha256').update(text).digest('hex');",
  'verdicts.delete(id);',
  'await ctx.db.select().from(users).where(isMine);',
  'await tx.execute(sql`update users set status = 1`);',
])('lets through: %s', (code) => {
  expect(check(code)).toEqual([]);
});

it('leaves the way itself, tests and other packages alone', () => {
  const code = 'await db.transaction(work);';
  expect(check(code, 'packages/services/src/context/change-audited.ts')).toEqual([]);
  expect(check(code, 'packages/services/src/users/lock-user.db.test.ts')).toEqual([]);
  expect(check(code, 'packages/db/src/seed.ts')).toEqual([]);
});
