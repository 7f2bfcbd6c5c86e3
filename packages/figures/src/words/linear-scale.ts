export interface LinearScale {
  /** The position of a value: 0 is the start of the axis, 1 its end. */
  position: (value: number) => number;
  ticks: number[];
  /** The number of decimals that distinguishes two ticks. */
  decimals: number;
}

/** Space at both ends for the figures next to the bars, as a fraction of the spread. */
const endRoom = 0.16;

const niceStep = (spread: number, wantedTicks: number): number => {
  const rough = spread / wantedTicks;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 5, 10].find((step) => step * magnitude >= rough) ?? 10;
  return nice * magnitude;
};

/** An axis that contains all `values`, with about `wantedTicks` round ticks between its ends. */
export const linearScale = (values: readonly number[], wantedTicks = 6): LinearScale => {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const spread = highest - lowest || Math.abs(highest) || 1;
  const start = lowest - spread * endRoom;
  const end = highest + spread * endRoom;
  const step = niceStep(spread, wantedTicks);
  const first = Math.ceil(start / step);
  const last = Math.floor(end / step);
  return {
    position: (value) => (value - start) / (end - start),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step),
    decimals: Math.max(0, -Math.floor(Math.log10(step))),
  };
};
