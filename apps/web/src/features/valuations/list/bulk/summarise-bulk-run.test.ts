import { expect, test } from 'vitest';
import { valuationItem } from '../../../../lib/testing/valuation-item.ts';
import type { BulkValuationOutcome } from './bulk-valuation-calls.ts';
import { summariseBulkRun } from '../../../../components/bulk/summarise-bulk-run.ts';

const at = (number: number) => ({ id: valuationItem(number).id, version: 1 });
const done = (number: number, changed = true): BulkValuationOutcome => ({
  id: at(number).id,
  kind: 'done',
  changed,
  item: valuationItem(number),
  tags: [],
});
const conflict = (number: number): BulkValuationOutcome => ({
  id: at(number).id,
  kind: 'refused',
  code: 'valuation-version-conflict',
  fields: [],
});
const action = { kind: 'change-status', to: 'draft' } as const;
const step = (...numbers: number[]) => ({ action, items: numbers.map(at) });

test('what changed, was so already, was refused, had no answer or was not reached is each counted apart', () => {
  const lost = { id: at(3).id, kind: 'unanswered' } as const;
  const summary = summariseBulkRun(
    [step(0, 1, 2, 3, 4)],
    [[done(0), done(1, false), conflict(2), lost]],
  );
  expect(summary).toMatchObject({ total: 5, changed: 1, unchanged: 1, unanswered: 1, left: 1 });
  expect(summary.refused).toHaveLength(1);
  expect([...summary.open].toSorted()).toEqual([2, 3, 4].map((number) => at(number).id));
});

test('one that two steps concern is counted once', () => {
  const both = [step(0, 1), step(0, 1)];
  const summary = summariseBulkRun(both, [
    [conflict(0), done(1)],
    [conflict(0), done(1)],
  ]);
  expect(summary).toMatchObject({ total: 2, changed: 1, unchanged: 0, left: 0 });
  expect(summary.refused).toHaveLength(1);
});
