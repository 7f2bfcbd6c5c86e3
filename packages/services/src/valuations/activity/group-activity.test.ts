import { describe, expect, test } from 'vitest';
import { type ActivityRow, groupActivity } from './group-activity.ts';

const minute = 60_000;

const row = (id: number, change: Partial<ActivityRow> = {}): ActivityRow => ({
  id,
  at: new Date(id * minute),
  actorUserId: 'a',
  action: 'valuation.updated',
  before: null,
  after: null,
  leaves: [{ key: 'cash', path: 'bridge.cash', before: id - 1, after: id }],
  leafCount: 1,
  ...change,
});

const rangesOf = (rows: ActivityRow[]) =>
  groupActivity(rows).map(({ newest, oldest }) => [newest.id, oldest.id]);

describe('saves', () => {
  test('of one person without a pause are one, from the first value to the last', () => {
    expect(groupActivity([row(3), row(2), row(1)])).toMatchObject([
      { newest: { id: 3 }, oldest: { id: 1 }, leaves: [{ before: 0, after: 3 }] },
    ]);
  });

  test('with ten minutes between them are two, with a moment less one', () => {
    expect(rangesOf([row(11), row(1)])).toEqual([
      [11, 11],
      [1, 1],
    ]);
    const moment = new Date(11 * minute - 1);
    expect(rangesOf([row(11, { at: moment }), row(1)])).toEqual([[11, 1]]);
  });

  test('of two people, or with something else between them, are apart', () => {
    expect(rangesOf([row(3), row(2, { actorUserId: 'b' }), row(1)])).toHaveLength(3);
    expect(rangesOf([row(3), row(2, { action: 'valuation.shared' }), row(1)])).toHaveLength(3);
  });

  test('that put a field back leave it out', () => {
    const back = { leaves: [{ key: 'cash', path: 'bridge.cash', before: 1, after: 0 }] };
    expect(groupActivity([row(2, back), row(1)])).toMatchObject([{ leaves: [] }]);
  });

  test('that give a field another unit do not set a value of the first beside the last', () => {
    const step = { key: 'step', path: 'analysis.sensitivity.rows.step' };
    const [wider, other, back] = [
      { leaves: [{ ...step, before: 0.01, after: 0.02, kind: 'rate' as const }] },
      { leaves: [{ ...step, before: null, after: 0.5, kind: 'multiple' as const }] },
      { leaves: [{ ...step, before: null, after: 0.03, kind: 'rate' as const }] },
    ];
    expect(groupActivity([row(2, other), row(1, wider)])).toMatchObject([
      { leaves: [{ before: null, after: 0.5, kind: 'multiple' }] },
    ]);
    expect(groupActivity([row(3, back), row(2, other), row(1, wider)])).toMatchObject([
      { leaves: [{ before: 0.01, after: 0.03, kind: 'rate' }] },
    ]);
  });

  test('of different fields are told together, and what is not kept is counted', () => {
    const other = {
      leaves: [{ key: 'name', path: 'company.name', before: null, after: 'A' }],
      leafCount: 4,
    };
    const [stretch] = groupActivity([row(2, other), row(1)]);
    expect(stretch?.leaves.map(({ key }) => key)).toEqual(['name', 'cash']);
    expect(stretch?.more).toBe(3);
  });

  test('of very many fields are told in part, and the rest is counted', () => {
    const saves = Array.from({ length: 80 }, (_, place) =>
      row(80 - place, {
        leaves: [{ key: `${place}`, path: 'bridge.cash', before: null, after: place }],
      }),
    );
    const [stretch, ...others] = groupActivity(saves);
    expect(others).toEqual([]);
    expect([stretch?.leaves.length, stretch?.more]).toEqual([50, 30]);
  });
});
