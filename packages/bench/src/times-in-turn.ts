/** The middle of some figures; the lower of two middles. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Processor time of this process, all its threads, in microseconds: what else the machine does must not count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Microseconds of processor time per call, over as many calls as fit into `roundMs`, one at least. */
export const timeOf = (call: () => unknown, roundMs: number): number => {
  const start = processorTime();
  const end = performance.now() + roundMs;
  let calls = 0;
  while (calls === 0 || performance.now() < end) {
    call();
    calls += 1;
  }
  return (processorTime() - start) / calls;
};

/** Answers with its own time, microseconds per call, once a round. */
export type Contestant = () => number;

/**
 * The times of each contestant, one a round, all in turn, so that what else the machine does meets all alike. A third
 * as many rounds before only warm up.
 */
export const timesInTurn = <Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  rounds: number,
): Record<Name, number[]> => {
  const entries = Object.entries<Contestant>(contestants);
  const times = Object.fromEntries(entries.map(([name]) => [name, [] as number[]]));
  for (let round = -Math.ceil(rounds / 3); round < rounds; round += 1) {
    for (const [name, time] of entries) {
      const taken = time();
      if (round >= 0) times[name]?.push(taken);
    }
  }
  return times as Record<Name, number[]>;
};

/** How many times longer `these` take than `those`: the median over the rounds. */
export const medianRatio = (these: readonly number[], those: readonly number[]): number =>
  median(these.map((time, round) => time / (those[round] ?? Number.NaN)));
