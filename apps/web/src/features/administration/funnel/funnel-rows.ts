export interface FunnelRow<Step extends string> {
  step: Step;
  count: number;
  /** The fraction of the first step's count; null when that is zero. */
  ofAll: number | null;
  /** The fraction of the previous step's count; null for the first step, and when the previous count is zero. */
  ofPrevious: number | null;
  /** The change of `ofPrevious` from the previous period, as a fraction; null when either period has too few. */
  change: number | null;
  isWeakest: boolean;
}

/** The least count of a step for which its conversion is meaningful. */
export const minComparableCount = 30;

const shareOf = (count: number, whole: number): number | null =>
  whole === 0 ? null : count / whole;

/**
 * The steps of a funnel with their conversions; the weakest is the one with the lowest conversion from a step that is
 * large enough to compare.
 */
export const funnelRows = <Step extends string>(
  steps: readonly Step[],
  counts: Readonly<Record<Step, number>>,
  before: Readonly<Record<Step, number>>,
): FunnelRow<Step>[] => {
  const rows = steps.map((step, place) => {
    const previous = steps[place - 1];
    const first = steps[0];
    const compare = (of: Readonly<Record<Step, number>>): number | null =>
      previous === undefined || of[previous] < minComparableCount
        ? null
        : shareOf(of[step], of[previous]);
    const [now, then] = [compare(counts), compare(before)];
    return {
      step,
      count: counts[step],
      ofAll: first === undefined ? null : shareOf(counts[step], counts[first]),
      ofPrevious: previous === undefined ? null : shareOf(counts[step], counts[previous]),
      change: now === null || then === null ? null : now - then,
      kept: now,
    };
  });
  const comparable = rows.flatMap(({ kept }) => (kept === null ? [] : [kept]));
  const lowest = comparable.length === 0 ? null : Math.min(...comparable);
  const weakest = rows.findIndex(({ kept }) => kept !== null && kept === lowest);
  return rows.map(({ kept: _kept, ...row }, place) => ({ ...row, isWeakest: place === weakest }));
};
