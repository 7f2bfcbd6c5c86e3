import type { ChangedLeaf, LeafValue } from '@valia/domain/valuations/activity/changed-values.ts';

/** A row of the audit log with the values kept beside it. */
export interface ActivityRow {
  id: number;
  at: Date;
  actorUserId: string | null;
  action: string;
  before: unknown;
  after: unknown;
  leaves: ChangedLeaf[] | null;
  leafCount: number | null;
}

/** One thing a person did: a row, or the saves of one stretch of editing. */
export interface Stretch {
  newest: ActivityRow;
  oldest: ActivityRow;
  /** What the fields held before the first of the saves and after the last; back to what they were, left out. */
  leaves: ChangedLeaf[];
  /** Changes that are only counted: no values of them are kept, or too many of them to tell. */
  more: number;
}

const pauseMs = 10 * 60_000;
const mostTold = 50;

const isSameStretch = ({ newest, oldest }: Stretch, row: ActivityRow): boolean =>
  row.action === 'valuation.updated' &&
  newest.action === row.action &&
  newest.actorUserId === row.actorUserId &&
  oldest.at.getTime() - row.at.getTime() < pauseMs;

const moreIn = ({ leaves, leafCount }: ActivityRow): number =>
  (leafCount ?? 0) - (leaves?.length ?? 0);

/** What the field held first, if it was counted in the unit that it is counted in now. */
const firstBefore = (leaf: ChangedLeaf, earlier: ChangedLeaf | undefined): LeafValue => {
  if (earlier === undefined) return leaf.before;
  return earlier.kind === leaf.kind ? earlier.before : null;
};

/** `earlier` came before: its values are what the fields held first. */
const joined = (later: readonly ChangedLeaf[], earlier: readonly ChangedLeaf[]): ChangedLeaf[] => {
  const first = new Map(earlier.map((leaf) => [leaf.key, leaf]));
  const known = new Set(later.map(({ key }) => key));
  return [
    ...later.map((leaf) => ({ ...leaf, before: firstBefore(leaf, first.get(leaf.key)) })),
    ...earlier.filter(({ key }) => !known.has(key)),
  ];
};

/** Rows newest first; saves of one person without a pause of ten minutes are one stretch. */
export const groupActivity = (rows: readonly ActivityRow[]): Stretch[] => {
  const stretches: Stretch[] = [];
  for (const row of rows) {
    const current = stretches.at(-1);
    if (current !== undefined && isSameStretch(current, row)) {
      current.oldest = row;
      current.leaves = joined(current.leaves, row.leaves ?? []);
      current.more += moreIn(row);
    } else {
      stretches.push({ newest: row, oldest: row, leaves: row.leaves ?? [], more: moreIn(row) });
    }
  }
  return stretches.map((stretch) => {
    const leaves = stretch.leaves.filter(({ before, after }) => before !== after);
    const untold = Math.max(0, leaves.length - mostTold);
    return { ...stretch, leaves: leaves.slice(0, mostTold), more: stretch.more + untold };
  });
};
