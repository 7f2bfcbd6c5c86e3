import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import type { ValuationActivity } from '@valia/domain/valuations/activity/valuation-activity-schemas.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../../testing/create-valuation-suite.ts';
import { applyToValuations } from '../bulk/apply-to-valuations.ts';
import { changeValuationStatus } from '../change-valuation-status.ts';
import { saveValuation } from '../save-valuation.ts';
import { changeShare, revokeShare, shareValuation } from '../sharing/share-verbs.ts';
import { saveValuationNote } from '../valuation-note-verbs.ts';
import { listValuationActivity } from './list-valuation-activity.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

const start = new Date('2026-11-02T09:00:00.000Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);

const adviserAt = (minutes: number) => suite.contextOf(suite.adviser, { now: after(minutes) });
const colleagueAt = (minutes: number) => suite.contextOf(suite.stranger, { now: after(minutes) });

const withCash = (document: ValuationDocument, cash: number): ValuationDocument => ({
  ...document,
  bridge: { ...document.bridge, cash },
});

const read = (id: string, page: { cursor?: string | null; limit?: number } = {}) =>
  listValuationActivity({
    ctx: adviserAt(600),
    input: { id, cursor: page.cursor ?? null, limit: page.limit ?? 20 },
  });

const actionsOf = ({ entries }: ValuationActivity) => entries.map(({ event }) => event.action);

const share = (id: string) =>
  shareValuation({
    ctx: adviserAt(1),
    input: { id, email: suite.stranger.email, right: 'edit' },
  });

describe('the activity of a valuation', () => {
  test('tells who changed which field from what to what', async () => {
    const { id, version, document } = await suite.given(adviserAt(0));
    await share(id);
    await saveValuation({
      ctx: colleagueAt(30),
      input: { id, version, document: withCash(document, 99) },
    });
    const { entries } = await read(id);
    expect(entries[0]).toMatchObject({
      at: after(30).toISOString(),
      actor: { name: 'Marta Puig Serra', isMe: false },
      event: {
        action: 'valuation.updated',
        leaves: [{ path: 'bridge.cash', before: document.bridge.cash, after: 99 }],
        more: 0,
      },
    });
  });

  test('joins the saves of one stretch: what was there first, what is there last', async () => {
    const { id, version, document } = await suite.given(adviserAt(0));
    await share(id);
    const save = (minutes: number, cash: number, at: number) =>
      saveValuation({
        ctx: colleagueAt(minutes),
        input: { id, version: version + at, document: withCash(document, cash) },
      });
    await save(30, 1, 0);
    await save(39, 2, 1);
    await save(48, 3, 2);
    await save(59, 4, 3);
    const { entries } = await read(id);
    const before = document.bridge.cash;
    expect(entries.slice(0, 2)).toMatchObject([
      { event: { leaves: [{ path: 'bridge.cash', before: 3, after: 4 }] } },
      {
        since: after(30).toISOString(),
        at: after(48).toISOString(),
        event: { leaves: [{ path: 'bridge.cash', before, after: 3 }] },
      },
    ]);
  });

  test('says nothing of a field that was put back', async () => {
    const { id, version, document } = await suite.given(adviserAt(0));
    await share(id);
    const ctx = colleagueAt(30);
    await saveValuation({ ctx, input: { id, version, document: withCash(document, 1) } });
    await saveValuation({ ctx, input: { id, version: version + 1, document } });
    expect(actionsOf(await read(id))).toEqual([
      'valuation.shared',
      'valuation.updated',
      'valuation.created',
    ]);
  });

  test('knows an adjustment wherever it moves in its list', async () => {
    const { id, version, document } = await suite.given(adviserAt(0));
    const [first, ...others] = document.adjustments;
    expect(first).toBeDefined();
    await saveValuation({
      ctx: adviserAt(60),
      input: { id, version, document: { ...document, adjustments: others } },
    });
    const { entries } = await read(id);
    const event = entries[0]?.event;
    const leaves = event?.action === 'valuation.updated' ? event.leaves : [];
    expect(leaves.map(({ path }) => path.split('.')[1])).toEqual(leaves.map(() => '0'));
    expect(leaves.every((leaf) => leaf.before !== null && leaf.after === null)).toBe(true);
  });

  test('keeps the values of fifty fields and counts the others', async () => {
    const { id } = await suite.given(adviserAt(0));
    const { entries } = await read(id);
    const saved = entries.flatMap(({ event }) =>
      event.action === 'valuation.updated' ? [event] : [],
    );
    expect(saved.map(({ leaves }) => leaves.length)).toEqual([50]);
    expect(saved[0]?.more).toBeGreaterThan(0);
  });

  test('tells shares, status changes and its beginning, never a private note', async () => {
    const { id, version } = await suite.given(adviserAt(0));
    await share(id);
    const { userId } = suite.stranger;
    await changeShare({ ctx: adviserAt(2), input: { id, personId: userId, right: 'read' } });
    await saveValuationNote({ ctx: adviserAt(3), input: { id, text: 'Nota', seen: null } });
    await changeValuationStatus({ ctx: adviserAt(4), input: { id, version, to: 'completed' } });
    await revokeShare({ ctx: adviserAt(5), input: { id, personId: userId } });
    const { entries } = await read(id);
    const person = 'Marta Puig Serra';
    expect(entries.map(({ event }) => event)).toMatchObject([
      { action: 'valuation.share-taken-back', person, right: 'read' },
      { action: 'valuation.status-changed', from: 'draft', to: 'completed' },
      { action: 'valuation.share-changed', person, right: 'read' },
      { action: 'valuation.shared', person, right: 'edit' },
      { action: 'valuation.updated' },
      { action: 'valuation.created' },
    ]);
    expect(entries[0]?.actor).toEqual({ name: person, isMe: true });
  });

  test('names the tags that came and went, of which the audit log holds the number alone', async () => {
    const { id, version } = await suite.given(adviserAt(0));
    const retag = (minutes: number, kind: 'add-tags' | 'remove-tags', tags: string[]) =>
      applyToValuations({
        ctx: adviserAt(minutes),
        input: { action: { kind, tags }, items: [{ id, version }] },
      });
    await retag(1, 'add-tags', ['familia roca', 'urgente']);
    await retag(2, 'remove-tags', ['urgente']);
    const { entries } = await read(id);
    expect(entries.slice(0, 2).map(({ event }) => event)).toEqual([
      { action: 'valuation.tagged', added: [], removed: ['urgente'] },
      { action: 'valuation.tagged', added: ['familia roca', 'urgente'], removed: [] },
    ]);
    const log = await suite.database.db
      .select()
      .from(auditLogs)
      .where(eq(auditLogs.action, 'valuation.tagged'));
    expect(log.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(log)).not.toContain('familia');
  });

  test('goes on from page to page without a gap or a repetition', async () => {
    const { id, version, document } = await suite.given(adviserAt(0));
    for (let turn = 0; turn < 6; turn += 1) {
      await saveValuation({
        ctx: adviserAt(20 * (turn + 1)),
        input: { id, version: version + turn, document: withCash(document, turn) },
      });
    }
    const all = await read(id);
    const paged: ValuationActivity['entries'] = [];
    let cursor: string | null = null;
    do {
      const page: ValuationActivity = await read(id, { cursor, limit: 3 });
      expect(page.entries.length).toBeLessThanOrEqual(3);
      paged.push(...page.entries);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(all.entries);
    expect(all.nextCursor).toBeNull();
  });
});
