const rounds = 9;
const roundMs = 60;

/** Microseconds per call: the median of several rounds, after as long a warm-up. */
export const medianTime = (call: () => unknown): number => {
  const timings: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    let calls = 0;
    while (performance.now() - start < roundMs) {
      call();
      calls += 1;
    }
    timings.push(((performance.now() - start) / calls) * 1000);
  }
  // The first round warms up.
  return timings.slice(1).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
};
