import { valuationPresence } from '@valia/db/schema/valuations/valuation-presence.ts';
import { presenceTimeoutMs } from '@valia/domain/valuations/activity/valuation-presence-schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../testing/create-valuation-suite.ts';
import { deleteExpiredRows } from '../upkeep/delete-expired-rows.ts';
import { recordPresence } from './record-presence.ts';
import { saveValuation } from './save-valuation.ts';
import { revokeShare, shareValuation } from './sharing/share-verbs.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const start = new Date('2026-11-24T10:00:00.000Z');
const after = (ms: number) => ({ now: new Date(start.getTime() + ms) });
const idsOf = (answer: Awaited<ReturnType<typeof recordPresence>>): string[] =>
  answer.others.map(({ userId }) => userId);

test('who shares a valuation sees who else has it open, until they leave or are not seen', async () => {
  const { adviser, stranger } = suite;
  const owner = suite.contextOf(adviser, after(0));
  const { id } = await suite.given(owner);
  const here = { id, here: true };
  await expect(
    recordPresence({ ctx: suite.contextOf(stranger, after(0)), input: here }),
  ).rejects.toMatchObject({ code: 'not-found' });
  await shareValuation({ ctx: owner, input: { id, email: stranger.email, right: 'read' } });
  expect(idsOf(await recordPresence({ ctx: owner, input: here }))).toEqual([]);
  const theirs = suite.contextOf(stranger, after(1_000));
  expect(idsOf(await recordPresence({ ctx: theirs, input: here }))).toEqual([adviser.userId]);

  await recordPresence({ ctx: owner, input: { id, here: false } });
  expect(idsOf(await recordPresence({ ctx: theirs, input: here }))).toEqual([]);

  const later = suite.contextOf(adviser, after(presenceTimeoutMs));
  expect(idsOf(await recordPresence({ ctx: later, input: here }))).toEqual([stranger.userId]);
  const longAfter = suite.contextOf(adviser, after(presenceTimeoutMs + 1_000));
  expect(idsOf(await recordPresence({ ctx: longAfter, input: here }))).toEqual([]);

  const rows = () => suite.database.db.select().from(valuationPresence);
  expect(await rows()).toHaveLength(2);
  await deleteExpiredRows(suite.database.db, longAfter.now);
  expect(await rows()).toMatchObject([{ userId: adviser.userId }]);

  await revokeShare({ ctx: owner, input: { id, personId: stranger.userId } });
  await expect(recordPresence({ ctx: theirs, input: here })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('it says which version is the newest, so that an open editor learns what another saved', async () => {
  const { adviser, stranger } = suite;
  const owner = suite.contextOf(adviser);
  const { id, version, document } = await suite.given(owner);
  await shareValuation({ ctx: owner, input: { id, email: stranger.email, right: 'edit' } });
  const theirs = suite.contextOf(stranger);
  const here = { id, here: true };
  expect(await recordPresence({ ctx: theirs, input: here })).toMatchObject({ version });
  const company = { ...document.company, name: 'Otra razón social' };
  const saved = await saveValuation({
    ctx: owner,
    input: { id, version, document: { ...document, company } },
  });
  expect(saved.version).toBeGreaterThan(version);
  expect(await recordPresence({ ctx: theirs, input: here })).toMatchObject({
    version: saved.version,
  });
});
