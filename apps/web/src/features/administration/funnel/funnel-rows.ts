export interface FunnelRow<Step extends string> {
  step: Step;
  count: number;
  /** Of the first step; null where that has none. */
  ofAll: number | null;
  /** Of the step before; null for the first, and where the one before has none. */
  ofPrevious: number | null;
  /** What `ofPrevious` has become since the period before, in fractions; null where either has too few. */
  change: number | null;
  isWeakest: boolean;
}

/** Below this many in a step its share says little. */
export const leastToCompare = 30;

const shareOf = (count: number, whole: number): number | null =>
  whole === 0 ? null : count / whole;

/** The steps of a funnel with their shares; the weakest is the one that keeps the fewest of a comparable step. */
export const funnelRows = <Step extends string>(
  steps: readonly Step[],
  counts: Readonly<Record<Step, number>>,
  before: Readonly<Record<Step, number>>,
): FunnelRow<Step>[] => {
  const rows = steps.map((step, place) => {
    const previous = steps[place - 1];
    const first = steps[0];
    const compare = (of: Readonly<Record<Step, number>>): number | null =>
      previous === undefined || of[previous] < leastToCompare
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
