/** The median of some figures; of two middle figures the lower one. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/**
 * Processor time of this process with all its threads, in microseconds, so that other work of the machine is not
 * included.
 */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Microseconds of processor time per call, over as many calls as fit into `roundMs`, at least one. */
export const measureCallTime = (call: () => unknown, roundMs: number): number => {
  const start = processorTime();
  const end = performance.now() + roundMs;
  let calls = 0;
  while (calls === 0 || performance.now() < end) {
    call();
    calls += 1;
  }
  return (processorTime() - start) / calls;
};

/** Returns its own time in microseconds per call, once per round. */
export type BenchVariant = () => number;

/**
 * The times of each contestant, one per round. Contestants run in turn, so that other work of the machine affects all
 * of them equally. A third as many rounds run first, only as a warm-up.
 */
export const measureInTurn = <Name extends string>(
  contestants: Readonly<Record<Name, BenchVariant>>,
  rounds: number,
): Record<Name, number[]> => {
  const entries = Object.entries<BenchVariant>(contestants);
  const times = Object.fromEntries(entries.map(([name]) => [name, [] as number[]]));
  for (let round = -Math.ceil(rounds / 3); round < rounds; round += 1) {
    for (const [name, time] of entries) {
      const taken = time();
      if (round >= 0) times[name]?.push(taken);
    }
  }
  return times as Record<Name, number[]>;
};

/** How many times longer `these` take than `those`, as the median over the rounds. */
export const medianRatio = (these: readonly number[], those: readonly number[]): number =>
  median(these.map((time, round) => time / (those[round] ?? Number.NaN)));
