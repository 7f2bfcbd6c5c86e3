import { users } from '@valia/db/schema/identity/users.ts';
import { createAdviser } from '@valia/db/testing/create-adviser.ts';
import type { ValuationActivity } from '@valia/domain/valuations/activity/valuation-activity-schemas.ts';
import type { BulkAction } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../../context/service-context.ts';
import { createValuationSuite, type ValuationSuite } from '../../testing/create-valuation-suite.ts';
import { applyToValuations } from '../bulk/apply-to-valuations.ts';
import { changeShare, revokeShare, shareValuation } from '../sharing/share-verbs.ts';
import { listValuationActivity } from './list-valuation-activity.ts';

let suite: ValuationSuite;
let owner: ServiceContext;
let colleague: ServiceContext;
beforeAll(async () => {
  suite = await createValuationSuite();
  owner = suite.contextOf(suite.adviser);
  colleague = suite.contextOf(suite.stranger);
});
afterAll(() => suite.database.close());

const apply = async (ctx: ServiceContext, id: string, action: BulkAction): Promise<void> => {
  const version = (await suite.rowOf(id))?.version ?? 0;
  const { outcomes } = await applyToValuations({
    ctx,
    input: { action, items: [{ id, version }] },
  });
  expect(outcomes).toMatchObject([{ kind: 'done', changed: true }]);
};

const feed = (
  ctx: ServiceContext,
  id: string,
  page: { cursor?: string | null; limit?: number } = {},
) => listValuationActivity({ ctx, input: { id, cursor: null, limit: 20, ...page } });

const undosIn = ({ entries }: ValuationActivity) => entries.map(({ undo }) => undo);

const retag: BulkAction = { kind: 'add-tags', tags: ['urgente'] };

describe('what of the activity can be undone', () => {
  test('the last change of the status, the tags, the archive and of each person’s share', async () => {
    const { id } = await suite.given(owner);
    const { email, userId } = suite.stranger;
    await shareValuation({ ctx: owner, input: { id, email, right: 'read' } });
    await revokeShare({ ctx: owner, input: { id, personId: userId } });
    await apply(owner, id, { kind: 'change-status', to: 'in_progress' });
    await apply(owner, id, { kind: 'change-status', to: 'completed' });
    await apply(owner, id, retag);
    await apply(owner, id, { kind: 'archive' });
    expect(undosIn(await feed(owner, id))).toEqual([
      { kind: 'restore' },
      { kind: 'remove-tags', tags: ['urgente'] },
      { kind: 'undo-status' },
      null,
      { kind: 'share', email, right: 'read' },
      null,
      null,
      null,
    ]);
  });

  test('and undone, the way back is what can be undone', async () => {
    const { id } = await suite.given(owner);
    await apply(owner, id, { kind: 'archive' });
    await apply(owner, id, { kind: 'restore' });
    const [back, archived] = (await feed(owner, id)).entries;
    expect(back).toMatchObject({
      event: { action: 'valuation.restored' },
      undo: { kind: 'archive' },
    });
    expect(archived).toMatchObject({ event: { action: 'valuation.archived' }, undo: null });
  });

  test('on a later page too only while it stands', async () => {
    const { id } = await suite.given(owner);
    await apply(owner, id, { kind: 'change-status', to: 'in_progress' });
    await apply(owner, id, retag);
    await apply(owner, id, { kind: 'change-status', to: 'draft' });
    await apply(owner, id, { kind: 'change-status', to: 'in_progress' });
    const first = await feed(owner, id, { limit: 2 });
    const rest = await feed(owner, id, { cursor: first.nextCursor });
    expect(undosIn(rest)).toEqual([{ kind: 'remove-tags', tags: ['urgente'] }, null, null, null]);
  });

  test('by who may edit: not what is the owner’s alone, and no address', async () => {
    const { id } = await suite.given(owner);
    const { email, userId } = await createAdviser(suite.database.db, { emailConfirmed: true });
    await shareValuation({ ctx: owner, input: { id, email, right: 'read' } });
    await revokeShare({ ctx: owner, input: { id, personId: userId } });
    const theirs = { id, email: suite.stranger.email, right: 'edit' } as const;
    await shareValuation({ ctx: owner, input: theirs });
    await apply(owner, id, { kind: 'archive' });
    await apply(owner, id, retag);
    const seen = await feed(colleague, id);
    expect(undosIn(seen).filter(Boolean)).toEqual([{ kind: 'remove-tags', tags: ['urgente'] }]);
    expect(JSON.stringify(seen)).not.toContain(email);
    const personId = suite.stranger.userId;
    await changeShare({ ctx: owner, input: { id, personId, right: 'read' } });
    expect(undosIn(await feed(colleague, id)).filter(Boolean)).toEqual([]);
  });

  test('no share of who has no account any more, and nothing of another’s valuation', async () => {
    const { id } = await suite.given(owner);
    const { db } = suite.database;
    const { email, userId } = await createAdviser(db, { emailConfirmed: true });
    await shareValuation({ ctx: owner, input: { id, email, right: 'read' } });
    await revokeShare({ ctx: owner, input: { id, personId: userId } });
    await db.update(users).set({ status: 'erased' }).where(eq(users.id, userId));
    expect(undosIn(await feed(owner, id)).filter(Boolean)).toEqual([]);
    for (const missing of [id, randomUUID()])
      await expect(feed(colleague, missing)).rejects.toMatchObject({ code: 'not-found' });
  });
});
