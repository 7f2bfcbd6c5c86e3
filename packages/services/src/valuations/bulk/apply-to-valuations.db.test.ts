import { auditLogs } from '@valia/db/schema/firm/audit-logs.ts';
import { valuationShares } from '@valia/db/schema/valuations/valuation-shares.ts';
import type {
  ApplyToValuationsInput,
  BulkAction,
  BulkOutcome,
} from '@valia/domain/valuations/valuation-list-schemas.ts';
import {
  type ValuationStatus,
  valuationStatuses,
} from '@valia/domain/valuations/valuation-status.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createValuationSuite, type ValuationSuite } from '../../testing/create-valuation-suite.ts';
import { listValuationTags } from '../list/valuation-list-verbs.ts';
import { saveValuation } from '../save-valuation.ts';
import { applyToValuations } from './apply-to-valuations.ts';

let suite: ValuationSuite;
beforeAll(async () => {
  suite = await createValuationSuite();
});
afterAll(() => suite.database.close());

type Item = ApplyToValuationsInput['items'][number];

const apply = async (
  action: BulkAction,
  items: Item[],
  person = suite.adviser,
): Promise<BulkOutcome[]> => {
  const ctx = suite.contextOf(person);
  return (await applyToValuations({ ctx, input: { action, items } })).outcomes;
};

const given = async (status: ValuationStatus = 'draft'): Promise<Item> => {
  const { id, version } = await suite.given(suite.contextOf(suite.adviser), { status });
  return { id, version };
};

const share = async ({ id }: Item, right: 'read' | 'edit') => {
  await suite.database.db.insert(valuationShares).values({
    valuationId: id,
    userId: suite.stranger.userId,
    right,
    grantedBy: suite.adviser.userId,
    createdAt: new Date(),
  });
};

const audited = async ({ id }: Item, action: string): Promise<number> => {
  const rows = await suite.database.db
    .select({ id: auditLogs.id })
    .from(auditLogs)
    .where(and(eq(auditLogs.subjectId, id), eq(auditLogs.action, action)));
  return rows.length;
};

const batch = () => ({ kind: 'duplicate', batchId: randomUUID() }) as const;

const actions: BulkAction[] = [
  { kind: 'change-status', to: 'in_progress' },
  { kind: 'archive' },
  { kind: 'restore' },
  { kind: 'add-tags', tags: ['vip'] },
  { kind: 'remove-tags', tags: ['vip'] },
  { kind: 'duplicate', batchId: randomUUID() },
  { kind: 'delete' },
];

describe('doing one thing to many valuations', () => {
  test.each(actions)(
    '$kind: another’s is answered exactly as a missing one, and stays as it is',
    async (action) => {
      const [theirs, missing] = [await given(), { id: randomUUID(), version: 1 }];
      const before = await suite.rowOf(theirs.id);
      const [first, second] = await apply(action, [theirs, missing], suite.stranger);
      expect(first).toEqual({ id: theirs.id, kind: 'refused', code: 'not-found', fields: [] });
      expect(second).toEqual({ ...first, id: missing.id });
      expect(await suite.rowOf(theirs.id)).toEqual(before);
    },
  );

  test.each([
    ['read', 'add-tags', 'forbidden'],
    ['read', 'change-status', 'forbidden'],
    ['edit', 'archive', 'forbidden'],
    ['edit', 'restore', 'forbidden'],
    ['edit', 'delete', 'forbidden'],
    ['edit', 'duplicate', 'forbidden'],
    ['edit', 'add-tags', null],
    ['edit', 'change-status', null],
  ] as const)('a share to %s: %s is %s', async (right, kind, code) => {
    const item = await given();
    await share(item, right);
    const action = actions.find((candidate) => candidate.kind === kind);
    const [outcome] = action ? await apply(action, [item], suite.stranger) : [];
    expect(outcome).toMatchObject(code === null ? { kind: 'done' } : { kind: 'refused', code });
  });

  test('one that is refused leaves the others done', async () => {
    const [draft, done] = [await given(), await given('completed')];
    const outcomes = await apply({ kind: 'change-status', to: 'draft' }, [done, draft]);
    expect(outcomes).toMatchObject([
      { id: done.id, kind: 'refused', code: 'valuation-status-refused' },
      { id: draft.id, kind: 'done', changed: false },
    ]);
  });
});

// Every change of status is allowed or refused for many valuations as for one.
const refusedSteps = new Set(['completed draft']);
const steps = valuationStatuses.flatMap((from) =>
  valuationStatuses.map((to) => [from, to] as const),
);

describe('changing the status of many', () => {
  test.each(steps)('from %s to %s', async (from, to) => {
    const items = [await given(from), await given(from)];
    const outcomes = await apply({ kind: 'change-status', to }, items);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject(
        refusedSteps.has(`${from} ${to}`)
          ? { kind: 'refused', code: 'valuation-status-refused' }
          : { kind: 'done', changed: from !== to, item: { status: to } },
      );
    }
  });

  test('one that lacks figures is refused with the fields, the others are completed', async () => {
    const ctx = suite.contextOf(suite.adviser);
    const document = {
      ...suite.computable,
      terminal: { ...suite.computable.terminal, terminalGrowth: null },
    };
    const { id, version } = await suite.given(ctx, { document });
    const whole = await given();
    const outcomes = await apply({ kind: 'change-status', to: 'completed' }, [
      { id, version },
      whole,
    ]);
    expect(outcomes).toMatchObject([
      {
        kind: 'refused',
        code: 'valuation-not-computable',
        fields: [{ path: 'terminal.terminalGrowth' }],
      },
      { kind: 'done', item: { status: 'completed', everCompleted: true } },
    ]);
  });

  test('what another person did since is not told as changed, what I did and had no answer for is', async () => {
    const [theirs, mine] = [await given(), await given()];
    await share(theirs, 'edit');
    const action = { kind: 'change-status', to: 'in_progress' } as const;
    await apply(action, [theirs], suite.stranger);
    await apply(action, [mine]);
    expect(await apply(action, [theirs, mine])).toMatchObject([
      { id: theirs.id, kind: 'done', changed: false, item: { version: theirs.version + 1 } },
      { id: mine.id, kind: 'done', changed: true },
    ]);
  });

  test('taking back what never came to pass has nothing to change', async () => {
    const item = await given();
    const expected = { ...item, version: item.version + 1 };
    expect(await apply({ kind: 'change-status', to: 'draft' }, [expected])).toMatchObject([
      { kind: 'done', changed: false, item: { version: item.version } },
    ]);
  });

  test('fifty calls at once over the same ones: each changes once, and all are told the same', async () => {
    const items = [await given(), await given(), await given()];
    const action = { kind: 'change-status', to: 'in_progress' } as const;
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(action, items)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    for (const item of items) expect(await audited(item, 'valuation.status-changed')).toBe(1);
  });
});

describe('archiving', () => {
  test('takes it out of the list and puts it back, version and last change untouched', async () => {
    const item = await given('completed');
    const before = await suite.rowOf(item.id);
    expect(await apply({ kind: 'archive' }, [item])).toMatchObject([
      { kind: 'done', changed: true, item: { archived: true } },
    ]);
    expect((await suite.rowOf(item.id))?.archivedAt).not.toBeNull();
    expect(await apply({ kind: 'restore' }, [item])).toMatchObject([
      { changed: true, item: { archived: false } },
    ]);
    expect(await suite.rowOf(item.id)).toEqual(before);
  });

  test('twice changes and is audited once', async () => {
    const item = await given();
    await apply({ kind: 'archive' }, [item]);
    expect(await apply({ kind: 'archive' }, [item])).toMatchObject([{ changed: false }]);
    expect(await audited(item, 'valuation.archived')).toBe(1);
  });
});

describe('tagging', () => {
  test('says of each which tags it gained, so that undoing takes off no others', async () => {
    const [tagged, plain] = [await given(), await given()];
    await apply({ kind: 'add-tags', tags: ['vip'] }, [tagged]);
    const outcomes = await apply({ kind: 'add-tags', tags: ['vip', 'urgente'] }, [tagged, plain]);
    expect(outcomes).toMatchObject([
      { id: tagged.id, changed: true, tags: ['urgente'], item: { tags: ['urgente', 'vip'] } },
      { id: plain.id, changed: true, tags: ['urgente', 'vip'] },
    ]);
    await apply({ kind: 'remove-tags', tags: ['urgente'] }, [tagged]);
    expect(await apply({ kind: 'remove-tags', tags: ['urgente'] }, [tagged])).toMatchObject([
      { changed: false, item: { tags: ['vip'] } },
    ]);
    const ctx = suite.contextOf(suite.adviser);
    expect((await listValuationTags({ ctx })).tags).toEqual(['urgente', 'vip']);
    expect((await listValuationTags({ ctx: suite.contextOf(suite.stranger) })).tags).toEqual([]);
  });

  test('more than twenty on one are refused, and none is added', async () => {
    const item = await given();
    const tags = (from: number) => Array.from({ length: 15 }, (_, index) => `tag-${from + index}`);
    await apply({ kind: 'add-tags', tags: tags(0) }, [item]);
    expect(await apply({ kind: 'add-tags', tags: tags(15) }, [item])).toMatchObject([
      { kind: 'refused', code: 'invalid-input', fields: [{ path: 'tags', code: 'too-many' }] },
    ]);
    expect(await apply({ kind: 'remove-tags', tags: ['x'] }, [item])).toMatchObject([
      { item: { tags: tags(0).toSorted() } },
    ]);
    await apply({ kind: 'remove-tags', tags: tags(0) }, [item]);
  });
});

describe('duplicating', () => {
  test('makes a draft with the same inputs and tags, and nothing else of the original', async () => {
    const item = await given('completed');
    await apply({ kind: 'add-tags', tags: ['vip'] }, [item]);
    const [outcome] = await apply(batch(), [item]);
    const copy = outcome?.kind === 'done' ? outcome.item : null;
    expect(copy).toMatchObject({
      status: 'draft',
      version: 1,
      everCompleted: false,
      tags: ['vip'],
    });
    const [original, row] = [await suite.rowOf(item.id), await suite.rowOf(copy?.id ?? '')];
    expect(row?.document).toEqual(original?.document);
    expect(row).toMatchObject({ completedAt: null, equityCentral: original?.equityCentral });
    expect(original?.status).toBe('completed');
  });

  test('repeated under the same batch, or at once, makes one copy', async () => {
    const item = await given();
    const action = batch();
    const answers = await Promise.all(Array.from({ length: 10 }, () => apply(action, [item])));
    const copies = answers
      .flat()
      .map((outcome) => (outcome.kind === 'done' ? outcome.item?.id : ''));
    expect(new Set(copies)).toHaveLength(1);
    expect(copies[0]).not.toBe(item.id);
  });
});

describe('deleting', () => {
  test('removes a draft for good, and says so in the log', async () => {
    const item = await given();
    await apply({ kind: 'add-tags', tags: ['vip'] }, [item]);
    await saveValuation({
      ctx: suite.contextOf(suite.adviser),
      input: { ...item, document: { ...suite.computable, conclusion: 'Otra' } },
    });
    const latest = { id: item.id, version: item.version + 1 };
    expect(await apply({ kind: 'delete' }, [latest])).toMatchObject([
      { kind: 'done', changed: true, item: null },
    ]);
    expect(await suite.rowOf(item.id)).toBeUndefined();
    expect(await audited(item, 'valuation.deleted')).toBe(1);
    expect(await apply({ kind: 'delete' }, [latest])).toMatchObject([{ code: 'not-found' }]);
  });

  test.each([
    ['in progress', () => given('in_progress')],
    ['completed', () => given('completed')],
    [
      'a draft again, but completed once',
      async () => {
        const item = await given('completed');
        const step = (offset: number, to: ValuationStatus) =>
          apply({ kind: 'change-status', to }, [{ ...item, version: item.version + offset }]);
        await step(0, 'in_progress');
        await step(1, 'draft');
        return { ...item, version: item.version + 2 };
      },
    ],
  ])('%s: refused', async (_name, make) => {
    const item = await make();
    expect(await apply({ kind: 'delete' }, [item])).toMatchObject([
      { kind: 'refused', code: 'valuation-not-deletable' },
    ]);
    expect(await suite.rowOf(item.id)).toBeDefined();
  });

  test('another version than the one on the screen is a conflict', async () => {
    const item = await given();
    expect(await apply({ kind: 'delete' }, [{ ...item, version: item.version + 1 }])).toMatchObject(
      [{ code: 'valuation-version-conflict' }],
    );
  });
});
