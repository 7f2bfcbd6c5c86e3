import type {
  FieldChange,
  FieldChangeValue,
} from '@valia/domain/valuations/activity/changed-values.ts';

/** A row of the audit log with the changed values, which are stored separately. */
export interface ActivityRow {
  id: number;
  at: Date;
  actorUserId: string | null;
  action: string;
  before: unknown;
  after: unknown;
  leaves: FieldChange[] | null;
  leafCount: number | null;
}

/** One entry of the feed: a single row, or the saves of one continuous stretch of editing. */
export interface ActivityGroup {
  newest: ActivityRow;
  oldest: ActivityRow;
  /**
   * The values of fields before the first save and after the last one. Fields whose value is the same again are
   * omitted.
   */
  leaves: FieldChange[];
  /** The number of further changes, whose values are not stored or are too many to show. */
  more: number;
}

const pauseMs = 10 * 60_000;
const mostTold = 50;

const isSameStretch = ({ newest, oldest }: ActivityGroup, row: ActivityRow): boolean =>
  row.action === 'valuation.updated' &&
  newest.action === row.action &&
  newest.actorUserId === row.actorUserId &&
  oldest.at.getTime() - row.at.getTime() < pauseMs;

const moreIn = ({ leaves, leafCount }: ActivityRow): number =>
  (leafCount ?? 0) - (leaves?.length ?? 0);

/** The first value of the field, if it had the same unit as now; otherwise null. */
const firstBefore = (leaf: FieldChange, earlier: FieldChange | undefined): FieldChangeValue => {
  if (earlier === undefined) return leaf.before;
  return earlier.kind === leaf.kind ? earlier.before : null;
};

/** Merges two lists of changes; the values before come from `earlier`. */
const joined = (later: readonly FieldChange[], earlier: readonly FieldChange[]): FieldChange[] => {
  const first = new Map(earlier.map((leaf) => [leaf.key, leaf]));
  const known = new Set(later.map(({ key }) => key));
  return [
    ...later.map((leaf) => ({ ...leaf, before: firstBefore(leaf, first.get(leaf.key)) })),
    ...earlier.filter(({ key }) => !known.has(key)),
  ];
};

/** Groups rows, newest first. Saves by one user without a pause of ten minutes form one stretch. */
export const groupActivity = (rows: readonly ActivityRow[]): ActivityGroup[] => {
  const stretches: ActivityGroup[] = [];
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
