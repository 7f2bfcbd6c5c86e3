import { expect, test } from 'vitest';
import { stageSpans } from './stage-spans.ts';

const changed = (at: string, to: 'contacted' | 'new' | 'won') =>
  ({ kind: 'stage-changed', at: `2026-11-${at}T10:00:00.000Z`, to }) as const;

test('a stage that was entered twice counts the days of both stays', () => {
  const lead = { stage: 'contacted', createdAt: '2026-11-01T10:00:00.000Z' } as const;
  const events = [changed('10', 'contacted'), changed('05', 'new'), changed('03', 'contacted')];
  const now = new Date('2026-11-12T09:00:00.000Z');
  expect(
    stageSpans(lead, events, now).map(({ stay, isCurrent }) => [stay?.days, isCurrent]),
  ).toEqual(
    // `new`: 2 days until the 3rd and 5 until the 10th. `contacted`: 2 until the 5th and almost 2 since the 10th.
    [
      [7, false],
      [3, true],
      [undefined, false],
      [undefined, false],
    ],
  );
});

test('a closed lead is in no open stage any more', () => {
  const lead = { stage: 'won', createdAt: '2026-11-01T10:00:00.000Z' } as const;
  const [first] = stageSpans(lead, [changed('03', 'won')], new Date('2026-12-01T00:00:00.000Z'));
  expect(first).toMatchObject({ isCurrent: false, stay: { days: 2 } });
});
